import type { DemoCity } from '#modules/showcase/contract/table.rules'

/** Who manages the office of each city, by the name of the text. */
export const managers = {
  beijing: 'wang',
  shanghai: 'li',
  hangzhou: 'lin',
  chengdu: 'chen',
  shenzhen: 'zhou',
  wuhan: 'xu',
  nanjing: 'he',
  xian: 'gao',
  other: 'luo',
} as const satisfies Record<DemoCity, string>
