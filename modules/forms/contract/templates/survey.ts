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
              field('radio', 'mode', ['您如何参加？', 'How did you take part?'], {
                rules: [required],
                options: [
                  option('site', '现场', 'On site'),
                  option('online', '线上', 'Online'),
                  option('replay', '看回放', 'Recording'),
                ],
              }),
              field('rate', 'overall', ['总体满意度', 'How satisfied are you?'], { rules: [required] }),
              field('textarea', 'better', ['哪里最需要改进？', 'What needs to change most?'], {
                visible: { field: 'overall', is: 'less', value: 4 },
                rules: [required, { rule: 'length', max: 500 }],
              }),
              field('slider', 'recommend', ['推荐给同事的意愿（0–10）', 'How likely are you to recommend it? (0–10)'], {
                max: 10,
              }),
            ],
          },
          {
            title: text('具体评价', 'In detail'),
            items: [
              field('rate', 'content', ['内容', 'Content'], { width: 6 }),
              field('rate', 'speakers', ['讲师', 'Speakers'], { width: 6 }),
              field('rate', 'venue', ['场地与设备', 'Venue and equipment'], {
                width: 6,
                visible: { field: 'mode', is: 'equals', value: 'site' },
              }),
              field('rate', 'stream', ['画面与声音', 'Picture and sound'], {
                width: 6,
                visible: { field: 'mode', is: 'oneOf', value: ['online', 'replay'] },
              }),
              field('checkbox', 'topics', ['下次希望的主题', 'Topics for the next one'], {
                rules: [{ rule: 'count', max: 3, message: text('最多选三项', 'Choose up to three') }],
                options: [
                  option('cases', '案例分享', 'Case studies'),
                  option('practice', '动手练习', 'Hands-on practice'),
                  option('trends', '行业趋势', 'Trends'),
                  option('teams', '团队协作', 'Working in teams'),
                  option('other', '其他', 'Other'),
                ],
              }),
              field('text', 'topic', ['其他主题', 'Other topic'], {
                visible: { field: 'topics', is: 'contains', value: 'other' },
                rules: [required, { rule: 'length', max: 100 }],
              }),
              field('switch', 'again', ['愿意再次参加', 'I would take part again']),
              field('textarea', 'words', ['其他建议', 'Anything else'], { rules: [{ rule: 'length', max: 1000 }] }),
            ],
          },
        ],
      },
    ],
  },
}
