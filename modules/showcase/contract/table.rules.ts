/** The rules for the fields of a demo row, apart from the schemas, so that the console has it without zod. */
export const demoRules = {
  /** The most characters of a text. */
  name: 30,
  address: 100,
  youngest: 16,
  oldest: 65,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
} as const

/** The cities of the seeded rows; `other` for an address in none of them. */
export const demoCities = [
  'beijing',
  'shanghai',
  'hangzhou',
  'chengdu',
  'shenzhen',
  'wuhan',
  'nanjing',
  'xian',
  'other',
] as const
export type DemoCity = (typeof demoCities)[number]
