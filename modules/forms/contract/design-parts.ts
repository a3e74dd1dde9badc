import type { Field, FormItem, Group, LocalText, Option } from '../engine/schema/form'

export const text = (zh: string, en: string): LocalText => ({ zh, en })

export const option = (value: string, zh: string, en: string): Option => ({ value, label: text(zh, en) })

export const field = (
  kind: Field['kind'],
  key: string,
  [zh, en]: readonly [string, string],
  rest: Partial<Field> = {},
): Field => ({
  kind,
  key,
  label: text(zh, en),
  ...rest,
})

export const required = { rule: 'required' } as const

export const group = (key: string, [zh, en]: readonly [string, string], items: readonly FormItem[]): Group => ({
  kind: 'group',
  key,
  title: text(zh, en),
  items,
})
