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
      field(
        'radio',
        'kind',
        { zh: '事故类型', en: 'Type of incident' },
        {
          rules: [required],
          options: [
            option('injury', '人员受伤', 'Injury'),
            option('damage', '财物损坏', 'Damage'),
            option('data', '信息安全', 'Information security'),
            option('near', '险情或隐患', 'Near miss or hazard'),
          ],
        },
      ),
      field('date', 'day', { zh: '发生日期', en: 'Day' }, { width: 4, rules: [required] }),
      field('time', 'at', { zh: '发生时间', en: 'Time' }, { width: 4, rules: [required] }),
      field('text', 'place', { zh: '地点', en: 'Place' }, { width: 4, rules: [required] }),
      field(
        'textarea',
        'course',
        { zh: '事故经过', en: 'What happened' },
        {
          rules: [required, { rule: 'length', min: 10, max: 2000 }],
        },
      ),
      group('effects', { zh: '影响', en: 'Effects' }, [
        field(
          'number',
          'injured',
          { zh: '受伤人数', en: 'People injured' },
          {
            width: 6,
            visible: { field: 'kind', is: 'equals', value: 'injury' },
            rules: [required, { rule: 'range', min: 1, max: 500 }],
          },
        ),
        field(
          'select',
          'care',
          { zh: '就医情况', en: 'Medical care' },
          {
            width: 6,
            visible: { field: 'kind', is: 'equals', value: 'injury' },
            rules: [required],
            options: [
              option('none', '未就医', 'None'),
              option('first', '现场处理', 'First aid'),
              option('hospital', '已送医', 'Hospital'),
            ],
          },
        ),
        field(
          'money',
          'loss',
          { zh: '估计损失', en: 'Estimated loss' },
          {
            width: 6,
            visible: { field: 'kind', is: 'equals', value: 'damage' },
            rules: [{ rule: 'range', min: 0 }],
          },
        ),
        field(
          'textarea',
          'systems',
          { zh: '涉及的系统和数据', en: 'Systems and data concerned' },
          {
            visible: { field: 'kind', is: 'equals', value: 'data' },
            rules: [required, { rule: 'length', max: 500 }],
          },
        ),
        field(
          'radio',
          'severity',
          { zh: '严重程度', en: 'Severity' },
          {
            rules: [required],
            options: [
              option('minor', '轻微', 'Minor'),
              option('major', '较重', 'Major'),
              option('critical', '严重', 'Critical'),
            ],
          },
        ),
      ]),
      field(
        'checkbox',
        'told',
        { zh: '已通知', en: 'Notified' },
        {
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
        },
      ),
      field(
        'textarea',
        'measures',
        { zh: '已采取的措施', en: 'Actions taken' },
        {
          rules: [required, { rule: 'length', max: 1000 }],
        },
      ),
      field('text', 'witnesses', { zh: '目击者', en: 'Witnesses' }, { rules: [{ rule: 'length', max: 200 }] }),
    ],
  },
}
