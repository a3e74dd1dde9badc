import { field, option, required, text } from '../design-parts'
import type { FormTemplate } from './template'

export const survey: FormTemplate = {
  name: 'survey',
  note: text('评分、多选和追问，分两步', 'Ratings and choices, in two steps'),
  design: {
    title: text('活动满意度调查', 'Event survey'),
    description: text('约两分钟。', 'It takes about two minutes.'),
    submit: text('提交', 'Send'),
    items: [
      {
        kind: 'steps',
        key: 'parts',
        panels: [
          {
            title: text('总体评价', 'Overall'),
            items: [
              field(
                'radio',
                'mode',
                { zh: '您如何参加？', en: 'How did you take part?' },
                {
                  rules: [required],
                  options: [
                    option('site', '现场', 'On site'),
                    option('online', '线上', 'Online'),
                    option('replay', '看回放', 'Recording'),
                  ],
                },
              ),
              field('rate', 'overall', { zh: '总体满意度', en: 'How satisfied are you?' }, { rules: [required] }),
              field(
                'textarea',
                'better',
                { zh: '哪里最需要改进？', en: 'What needs to change most?' },
                {
                  visible: { field: 'overall', is: 'less', value: 4 },
                  rules: [required, { rule: 'length', max: 500 }],
                },
              ),
              field(
                'slider',
                'recommend',
                { zh: '推荐给同事的意愿（0–10）', en: 'How likely are you to recommend it? (0–10)' },
                {
                  max: 10,
                },
              ),
            ],
          },
          {
            title: text('具体评价', 'In detail'),
            items: [
              field('rate', 'content', { zh: '内容', en: 'Content' }, { width: 6 }),
              field('rate', 'speakers', { zh: '讲师', en: 'Speakers' }, { width: 6 }),
              field(
                'rate',
                'venue',
                { zh: '场地与设备', en: 'Venue and equipment' },
                {
                  width: 6,
                  visible: { field: 'mode', is: 'equals', value: 'site' },
                },
              ),
              field(
                'rate',
                'stream',
                { zh: '画面与声音', en: 'Picture and sound' },
                {
                  width: 6,
                  visible: { field: 'mode', is: 'oneOf', value: ['online', 'replay'] },
                },
              ),
              field(
                'checkbox',
                'topics',
                { zh: '下次希望的主题', en: 'Topics for the next one' },
                {
                  rules: [{ rule: 'count', max: 3, message: text('最多选三项', 'Choose up to three') }],
                  options: [
                    option('cases', '案例分享', 'Case studies'),
                    option('practice', '动手练习', 'Hands-on practice'),
                    option('trends', '行业趋势', 'Trends'),
                    option('teams', '团队协作', 'Working in teams'),
                    option('other', '其他', 'Other'),
                  ],
                },
              ),
              field(
                'text',
                'topic',
                { zh: '其他主题', en: 'Other topic' },
                {
                  visible: { field: 'topics', is: 'contains', value: 'other' },
                  rules: [required, { rule: 'length', max: 100 }],
                },
              ),
              field('switch', 'again', { zh: '愿意再次参加', en: 'I would take part again' }),
              field(
                'textarea',
                'words',
                { zh: '其他建议', en: 'Anything else' },
                { rules: [{ rule: 'length', max: 1000 }] },
              ),
            ],
          },
        ],
      },
    ],
  },
}
