import type { LocalText } from 'atrium/contract'
import type { Field, FormItem, Group, Option } from '../engine/schema/form'

export const text = (zh: string, en: string): LocalText => ({ zh, en })

export const option = (value: string, zh: string, en: string): Option => ({ value, label: text(zh, en) })

export const field = (kind: Field['kind'], key: string, label: LocalText, rest: Partial<Field> = {}): Field => ({
  kind,
  key,
  label,
  ...rest,
})

export const required = { rule: 'required' } as const

export const group = (key: string, title: LocalText, items: readonly FormItem[]): Group => ({
  kind: 'group',
  key,
  title,
  items,
})
