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
      field('radio', 'kind', ['预订内容', 'What to book'], {
        default: 'room',
        rules: [required],
        options: [
          option('room', '会议室', 'Meeting room'),
          option('car', '公务车', 'Company car'),
          option('device', '设备', 'Equipment'),
        ],
      }),
      field('text', 'purpose', ['用途', 'Purpose'], { rules: [required, { rule: 'length', max: 100 }] }),
      field('date', 'day', ['日期', 'Day'], { width: 4, rules: [required] }),
      field('time', 'from', ['开始时间', 'From'], { width: 4, rules: [required] }),
      field('time', 'to', ['结束时间', 'To'], { width: 4, rules: [required] }),
      {
        ...group(
          'room',
          ['会议室', 'Meeting room'],
          [
            field('number', 'people', ['参会人数', 'People'], {
              width: 6,
              rules: [required, { rule: 'range', min: 1, max: 300 }],
            }),
            field('radio', 'tea', ['茶歇', 'Refreshments'], {
              width: 6,
              default: 'none',
              options: [option('none', '不需要', 'No'), option('tea', '需要', 'Yes')],
            }),
            field('money', 'perHead', ['每人标准', 'Per person'], {
              width: 6,
              default: 30,
              visible: { field: 'tea', is: 'equals', value: 'tea' },
              rules: [required, { rule: 'range', min: 10, max: 100 }],
            }),
            field('money', 'teaCost', ['茶歇费用', 'Cost of refreshments'], {
              width: 6,
              visible: { field: 'tea', is: 'equals', value: 'tea' },
              links: [{ product: ['people', 'perHead'] }],
            }),
          ],
        ),
        visible: { field: 'kind', is: 'equals', value: 'room' },
      },
      {
        ...group(
          'car',
          ['公务车', 'Company car'],
          [
            field('text', 'destination', ['目的地', 'Destination'], { width: 6, rules: [required] }),
            field('number', 'seats', ['乘车人数', 'Passengers'], {
              width: 6,
              default: 1,
              rules: [required, { rule: 'range', min: 1, max: 45 }],
            }),
            field('switch', 'driver', ['需要司机', 'With a driver']),
          ],
        ),
        visible: { field: 'kind', is: 'equals', value: 'car' },
      },
      field('checkbox', 'devices', ['设备', 'Equipment'], {
        visible: { field: 'kind', is: 'oneOf', value: ['room', 'device'] },
        rules: [{ ...required, when: { field: 'kind', is: 'equals', value: 'device' } }],
        options: [
          option('projector', '投影仪', 'Projector'),
          option('call', '视频会议设备', 'Video conference set'),
          option('camera', '摄像机', 'Camera'),
          option('speaker', '移动音箱', 'Portable loudspeaker'),
        ],
      }),
      field('textarea', 'note', ['备注', 'Note'], { rules: [{ rule: 'length', max: 500 }] }),
    ],
  },
}
