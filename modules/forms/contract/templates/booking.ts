import { field, group, option, required, text } from '../design-parts'
import type { FormTemplate } from './template'

export const booking: FormTemplate = {
  name: 'booking',
  note: text('会议室、车辆和设备，计算茶歇费用', 'Rooms, cars and equipment, with refreshments'),
  design: {
    title: text('资源预订', 'Booking'),
    description: text('行政部会在半个工作日内确认。', 'Facilities confirms within half a working day.'),
    submit: text('提交预订', 'Submit booking'),
    items: [
      field(
        'radio',
        'kind',
        { zh: '预订内容', en: 'What to book' },
        {
          default: 'room',
          rules: [required],
          options: [
            option('room', '会议室', 'Meeting room'),
            option('car', '公务车', 'Company car'),
            option('device', '设备', 'Equipment'),
          ],
        },
      ),
      field('text', 'purpose', { zh: '用途', en: 'Purpose' }, { rules: [required, { rule: 'length', max: 100 }] }),
      field('date', 'day', { zh: '日期', en: 'Day' }, { width: 4, rules: [required] }),
      field('time', 'from', { zh: '开始时间', en: 'From' }, { width: 4, rules: [required] }),
      field('time', 'to', { zh: '结束时间', en: 'To' }, { width: 4, rules: [required] }),
      {
        ...group('room', { zh: '会议室', en: 'Meeting room' }, [
          field(
            'number',
            'people',
            { zh: '参会人数', en: 'People' },
            {
              width: 6,
              rules: [required, { rule: 'range', min: 1, max: 300 }],
            },
          ),
          field(
            'radio',
            'tea',
            { zh: '茶歇', en: 'Refreshments' },
            {
              width: 6,
              default: 'none',
              options: [option('none', '不需要', 'No'), option('tea', '需要', 'Yes')],
            },
          ),
          field(
            'money',
            'perHead',
            { zh: '每人标准', en: 'Per person' },
            {
              width: 6,
              default: 30,
              visible: { field: 'tea', is: 'equals', value: 'tea' },
              rules: [required, { rule: 'range', min: 10, max: 100 }],
            },
          ),
          field(
            'money',
            'teaCost',
            { zh: '茶歇费用', en: 'Cost of refreshments' },
            {
              width: 6,
              visible: { field: 'tea', is: 'equals', value: 'tea' },
              links: [{ product: ['people', 'perHead'] }],
            },
          ),
        ]),
        visible: { field: 'kind', is: 'equals', value: 'room' },
      },
      {
        ...group('car', { zh: '公务车', en: 'Company car' }, [
          field('text', 'destination', { zh: '目的地', en: 'Destination' }, { width: 6, rules: [required] }),
          field(
            'number',
            'seats',
            { zh: '乘车人数', en: 'Passengers' },
            {
              width: 6,
              default: 1,
              rules: [required, { rule: 'range', min: 1, max: 45 }],
            },
          ),
          field('switch', 'driver', { zh: '需要司机', en: 'With a driver' }),
        ]),
        visible: { field: 'kind', is: 'equals', value: 'car' },
      },
      field(
        'checkbox',
        'devices',
        { zh: '设备', en: 'Equipment' },
        {
          visible: { field: 'kind', is: 'oneOf', value: ['room', 'device'] },
          rules: [{ ...required, when: { field: 'kind', is: 'equals', value: 'device' } }],
          options: [
            option('projector', '投影仪', 'Projector'),
            option('call', '视频会议设备', 'Video conference set'),
            option('camera', '摄像机', 'Camera'),
            option('speaker', '移动音箱', 'Portable loudspeaker'),
          ],
        },
      ),
      field('textarea', 'note', { zh: '备注', en: 'Note' }, { rules: [{ rule: 'length', max: 500 }] }),
    ],
  },
}
