import { field, group, option, required, text } from '../design-parts'
import type { FormTemplate } from './template'

export const incident: FormTemplate = {
  name: 'incident',
  note: text('事故经过、影响和已采取的措施', 'What happened, its effects and what was done'),
  design: {
    title: text('事故报告', 'Incident report'),
    description: text(
      '有人受伤或有火情时，请先拨打 120 或 119。',
      'If somebody is hurt or there is a fire, call 120 or 119 first.',
    ),
    submit: text('提交报告', 'Submit report'),
    items: [
      field('radio', 'kind', ['事故类型', 'Type of incident'], {
        rules: [required],
        options: [
          option('injury', '人员受伤', 'Injury'),
          option('damage', '财物损坏', 'Damage'),
          option('data', '信息安全', 'Information security'),
          option('near', '险情或隐患', 'Near miss or hazard'),
        ],
      }),
      field('date', 'day', ['发生日期', 'Day'], { width: 4, rules: [required] }),
      field('time', 'at', ['发生时间', 'Time'], { width: 4, rules: [required] }),
      field('text', 'place', ['地点', 'Place'], { width: 4, rules: [required] }),
      field('textarea', 'course', ['事故经过', 'What happened'], {
        rules: [required, { rule: 'length', min: 10, max: 2000 }],
      }),
      group(
        'effects',
        ['影响', 'Effects'],
        [
          field('number', 'injured', ['受伤人数', 'People injured'], {
            width: 6,
            visible: { field: 'kind', is: 'equals', value: 'injury' },
            rules: [required, { rule: 'range', min: 1, max: 500 }],
          }),
          field('select', 'care', ['就医情况', 'Medical care'], {
            width: 6,
            visible: { field: 'kind', is: 'equals', value: 'injury' },
            rules: [required],
            options: [
              option('none', '未就医', 'None'),
              option('first', '现场处理', 'First aid'),
              option('hospital', '已送医', 'Hospital'),
            ],
          }),
          field('money', 'loss', ['估计损失', 'Estimated loss'], {
            width: 6,
            visible: { field: 'kind', is: 'equals', value: 'damage' },
            rules: [{ rule: 'range', min: 0 }],
          }),
          field('textarea', 'systems', ['涉及的系统和数据', 'Systems and data concerned'], {
            visible: { field: 'kind', is: 'equals', value: 'data' },
            rules: [required, { rule: 'length', max: 500 }],
          }),
          field('radio', 'severity', ['严重程度', 'Severity'], {
            rules: [required],
            options: [
              option('minor', '轻微', 'Minor'),
              option('major', '较重', 'Major'),
              option('critical', '严重', 'Critical'),
            ],
          }),
        ],
      ),
      field('checkbox', 'told', ['已通知', 'Notified'], {
        rules: [
          {
            ...required,
            when: { field: 'severity', is: 'equals', value: 'critical' },
            message: text('严重事故须先通知负责人', 'Tell somebody in charge of a critical incident first'),
          },
        ],
        options: [
          option('manager', '直属主管', 'Manager'),
          option('safety', '安全负责人', 'Safety officer'),
          option('police', '公安或消防', 'Police or fire brigade'),
        ],
      }),
      field('textarea', 'measures', ['已采取的措施', 'Actions taken'], {
        rules: [required, { rule: 'length', max: 1000 }],
      }),
      field('text', 'witnesses', ['目击者', 'Witnesses'], { rules: [{ rule: 'length', max: 200 }] }),
    ],
  },
}
