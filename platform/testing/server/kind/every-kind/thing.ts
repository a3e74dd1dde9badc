import * as kinds from 'atrium/contract/kind'
import { plate } from './plate'
import { crudCalls } from 'atrium/contract/kind/crud-calls'

declare module 'atrium/contract/kind/kind-names' {
  interface KindNames {
    thing: true
  }
}

const optional = { optional: true } as const

/** A kind of record with a field of every kind, called by the names of the kinds. */
export const thing = kinds.recordKind('thing', {
  name: { zh: '样品', en: 'Thing' },
  plural: { zh: '样品', en: 'things' },
  table: 'things',
  id: 'thingId',
  title: 'text',
  permissions: 'sample:thing',
  import: true,
  fields: {
    text: kinds.text(40, { zh: '名称', en: 'Name' }, { unique: true, filter: true, sort: true }),
    multiline: kinds.multiline(400, { zh: '说明', en: 'Description' }, optional),
    email: kinds.email({ zh: '邮箱', en: 'Email' }, optional),
    phone: kinds.phone({ zh: '手机', en: 'Phone' }, optional),
    url: kinds.url({ zh: '网址', en: 'Web address' }, optional),
    int: kinds.int(
      { zh: '温度', en: 'Temperature' },
      { ...optional, min: -40, max: 90, unit: { zh: '°C', en: '°C' }, filter: true, sort: true, total: false },
    ),
    money: kinds.money({ zh: '单价', en: 'Price' }, { filter: true, sort: true }),
    decimal: kinds.decimal(3, { zh: '重量', en: 'Weight' }, { ...optional, unit: { zh: '千克', en: 'kg' } }),
    percent: kinds.percent({ zh: '折扣', en: 'Discount' }, { ...optional, min: 0, max: 100, filter: true }),
    rating: kinds.rating({ zh: '评分', en: 'Rating' }, { ...optional, filter: true, sort: true }),
    date: kinds.date({ zh: '日期', en: 'Date' }, { ...optional, filter: true, sort: true }),
    dateTime: kinds.dateTime({ zh: '时刻', en: 'Moment' }, { ...optional, filter: true, sort: true }),
    time: kinds.time({ zh: '开门时间', en: 'Opens at' }, { ...optional, sort: true }),
    duration: kinds.duration({ zh: '时长', en: 'Takes' }, { ...optional, filter: true }),
    period: kinds.period({ zh: '有效期', en: 'Valid' }, { ...optional, filter: true, sort: true }),
    yesNo: kinds.yesNo({ zh: '易碎', en: 'Fragile' }, { filter: true }),
    choice: kinds.choice(
      {
        small: { zh: '小', en: 'Small' },
        large: { zh: '大', en: 'Large', colour: 'warning' },
        huge: { zh: '特大', en: 'Huge', colour: 'danger' },
      },
      { zh: '尺寸', en: 'Size' },
      { filter: true },
    ),
    choices: kinds.choices(
      {
        road: { zh: '公路', en: 'Road' },
        rail: { zh: '铁路', en: 'Rail', colour: 'info' },
        air: { zh: '空运', en: 'Air' },
      },
      { zh: '运输方式', en: 'Ways' },
      { ...optional, filter: true },
    ),
    tags: kinds.tags({ zh: '标签', en: 'Tags' }, { ...optional, filter: true }),
    dict: kinds.dict('sys_user_sex', { zh: '性别', en: 'Sex' }, { ...optional, filter: true }),
    colour: kinds.colour({ zh: '颜色', en: 'Colour' }, optional),
    json: kinds.json(2000, { zh: '参数', en: 'Settings' }, optional),
    markdown: kinds.markdown(5000, { zh: '手册', en: 'Manual' }, optional),
    richText: kinds.richText(5000, { zh: '介绍', en: 'Notes' }, optional),
    picture: kinds.picture({ zh: '图片', en: 'Picture' }, optional),
    ref: kinds.ref('post', { zh: '岗位', en: 'Post' }, { ...optional, filter: true }),
    refs: kinds.refs('post', { zh: '可用岗位', en: 'For posts' }, { ...optional, filter: true }),
    person: kinds.person({ zh: '负责人', en: 'Owner' }, { ...optional, filter: true }),
    department: kinds.department({ zh: '部门', en: 'Department' }, { ...optional, filter: true }),
    position: kinds.position({ zh: '位置', en: 'Position' }),
    series: kinds.series('BX-{year}-{0000}', { zh: '单号', en: 'Number' }, { filter: true, sort: true }),
    computed: kinds.computed(kinds.money({ zh: '折后价', en: 'Net price' }, { filter: true, sort: true })),
    inCode: kinds.computedInCode(kinds.text(100, { zh: '摘要', en: 'Summary' })),
    plate: plate({ zh: '车牌', en: 'Plate' }, { ...optional, filter: true, sort: true }),
    status: kinds.status(),
  },
})

export const things = crudCalls(thing)
export type ThingForm = kinds.FormOf<typeof thing>

/** Returns a whole form: the `n`th sample of each kind, and records that the demo has. */
export function thingForm(n: number): ThingForm {
  const samples = Object.entries<kinds.Field>(thing.fields).flatMap(([name, field]) => {
    if (field.options.computed || field.options.generated) return []
    const value = field.kind.sample?.(n, field.settings, name)
    return value === undefined ? [] : [[name, value]]
  })
  return {
    ...(Object.fromEntries(samples) as unknown as ThingForm),
    dict: '1',
    ref: 3,
    refs: [4, 2],
    person: 2,
    department: 5,
  }
}
