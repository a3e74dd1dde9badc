import type { Form } from '#modules/forms/engine/schema/form'
import { field, option, required, text } from '../../../contract/design-parts'

export const meetingRoom: Form = {
  title: text('会议室预订', 'Meeting room booking'),
  description: text('行政部会在半个工作日内确认。', 'Facilities will confirm within half a working day.'),
  submit: text('提交预订', 'Submit booking'),
  items: [
    field(
      'text',
      'subject',
      { zh: '会议主题', en: 'Meeting topic' },
      {
        rules: [required, { rule: 'length', max: 60 }],
        placeholder: text('例如：三季度复盘', 'For example: Q3 review'),
      },
    ),
    field(
      'radio',
      'room',
      { zh: '会议室', en: 'Meeting room' },
      {
        width: 12,
        rules: [required],
        options: [
          option('lake', '西湖厅（12 人）', 'Lake Room (12 seats)'),
          option('garden', '花园厅（6 人）', 'Garden Room (6 seats)'),
          option('hall', '报告厅（80 人）', 'Lecture Hall (80 seats)'),
        ],
      },
    ),
    field('date', 'day', { zh: '日期', en: 'Date' }, { width: 4, rules: [required] }),
    field(
      'time',
      'from',
      { zh: '开始时间', en: 'Start time' },
      {
        width: 4,
        rules: [
          required,
          {
            rule: 'range',
            min: '08:00',
            max: '20:00',
            message: text('会议室 8:00 至 20:00 开放', 'Rooms can be booked from 8:00 to 20:00'),
          },
        ],
      },
    ),
    field(
      'number',
      'hours',
      { zh: '时长（小时）', en: 'Duration (hours)' },
      {
        width: 4,
        decimals: 1,
        default: 1,
        rules: [required, { rule: 'range', min: 0.5, max: 8 }],
      },
    ),
    field(
      'number',
      'people',
      { zh: '参会人数', en: 'Attendees' },
      {
        width: 4,
        rules: [required, { rule: 'range', min: 1, max: 80 }],
      },
    ),
    field(
      'checkbox',
      'needs',
      { zh: '需要的设备', en: 'Equipment needed' },
      {
        options: [
          option('screen', '投影', 'Projector'),
          option('call', '视频会议', 'Video conferencing'),
          option('board', '白板', 'Whiteboard'),
        ],
      },
    ),
    field(
      'text',
      'link',
      { zh: '会议链接', en: 'Meeting link' },
      {
        visible: { field: 'needs', is: 'contains', value: 'call' },
        rules: [{ rule: 'format', format: 'url' }],
      },
    ),
    field('textarea', 'note', { zh: '备注', en: 'Notes' }),
  ],
}
