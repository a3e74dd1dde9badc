import { isField } from './field-kinds'
import type { Condition, Field, Form, FormItem, Link, Option } from './form'

/** Where something is in a form: the names and numbers that lead to it from its root. */
export type Path = readonly (string | number)[]

interface Branch {
  readonly path: Path
  readonly items: readonly FormItem[]
}

/** The lists of items inside an item, with the path from the item to each; none for what holds nothing. */
export function branchesOf(item: FormItem): Branch[] {
  if (item.kind === 'row') return item.columns.map(({ items }, at) => ({ path: ['columns', at, 'items'], items }))
  if (item.kind === 'rows') return [{ path: ['items'], items: item.items ?? [] }]
  if (item.kind === 'group') return [{ path: ['items'], items: item.items }]
  if (item.kind === 'tabs' || item.kind === 'steps') {
    return item.panels.map(({ items }, at) => ({ path: ['panels', at, 'items'], items }))
  }
  return []
}

export interface ItemPlace {
  readonly item: FormItem
  readonly path: Path
  /** The containers around it, outermost first. */
  readonly parents: readonly FormItem[]
}

/** Every item of a form with its place, in the order of reading. */
export function placesOf(form: Form): ItemPlace[] {
  const places: ItemPlace[] = []
  const visit = (items: readonly FormItem[], start: Path, parents: readonly FormItem[]) => {
    for (const [at, item] of items.entries()) {
      const path = [...start, at]
      places.push({ item, path, parents })
      for (const branch of branchesOf(item)) visit(branch.items, [...path, ...branch.path], [...parents, item])
    }
  }
  visit(form.items, ['items'], [])
  return places
}

/** The rows around a place; undefined outside of rows. */
export const rowsAround = ({ parents }: ItemPlace): FormItem | undefined => parents.find(({ kind }) => kind === 'rows')

/** The fields of a form, in the order of reading, without those of rows. */
export function fieldsOf(form: Form): Field[] {
  return placesOf(form).flatMap((place) => (isField(place.item) && !rowsAround(place) ? [place.item] : []))
}

/** The fields of a form with those of rows, in the order of reading. */
export function allFieldsOf(form: Form): Field[] {
  return placesOf(form).flatMap(({ item }) => (isField(item) ? [item] : []))
}

/** The fields that the conditions and links of an item may name: those of its row, or those of the form. */
export function fieldsBeside(form: Form, key: string): Field[] {
  const place = placesOf(form).find(({ item }) => item.key === key)
  const rows = place && rowsAround(place)
  return rows ? fieldsOf({ title: form.title, items: branchesOf(rows)[0]!.items }) : fieldsOf(form)
}

/** The keys of the fields that a condition looks at, with their paths in it. */
export function fieldsIn(condition: Condition, start: Path = []): { key: string; path: Path }[] {
  if ('all' in condition) return condition.all.flatMap((part, at) => fieldsIn(part, [...start, 'all', at]))
  if ('any' in condition) return condition.any.flatMap((part, at) => fieldsIn(part, [...start, 'any', at]))
  return [{ key: condition.field, path: [...start, 'field'] }]
}

/** The keys of the fields that a link takes its value from, with their paths in it; without those of its condition. */
export function sourcesOf(link: Link): { key: string; path: Path }[] {
  if ('copy' in link) return [{ key: link.copy, path: ['copy'] }]
  if ('sum' in link) return link.sum.map((key, at) => ({ key, path: ['sum', at] }))
  if ('product' in link) return link.product.map((key, at) => ({ key, path: ['product', at] }))
  if ('days' in link) return link.days.map((key, at) => ({ key, path: ['days', at] }))
  return []
}

/** All options of all levels. */
export function allOptions(options: readonly Option[]): Option[] {
  return options.flatMap((option) => [option, ...allOptions(option.children ?? [])])
}
