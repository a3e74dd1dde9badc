import type { Form, FormItem } from '#modules/forms/engine/schema/form'
import { branchesOf, placesOf } from '#modules/forms/engine/schema/form-walk'
import { isSameDesign } from './draft-backups'

/** The change of an item, or of a text of the form, since the designer opened. */
export interface DesignChange {
  readonly kind: 'unchanged' | 'added' | 'deleted' | 'missing' | 'moved' | 'changed'
  /** The properties that are different, with `changed`. */
  readonly parts: readonly string[]
}

/** Something that two designs of one form have differently. */
export interface DesignDifference {
  /** The item by its key; a property of the form, or the order of its items. */
  readonly of: { readonly item: FormItem } | 'title' | 'description' | 'submit' | 'order'
  readonly key: string
  readonly theirs: DesignChange
  readonly mine: DesignChange
}

interface Placed {
  readonly item: FormItem
  /** The item without those inside of it. */
  readonly own: Readonly<Record<string, unknown>>
  /** The container and the branch of it that the item is in. */
  readonly place: string
}

const formTexts = ['title', 'description', 'submit'] as const
const none: readonly string[] = []

/** Returns the differences between `theirs` and `mine`, each as a change of `before`: texts of the form, items in reading order, then the order of items. */
export function designDifferences(before: Form, theirs: Form, mine: Form): DesignDifference[] {
  const texts = formTexts.flatMap((name): DesignDifference[] =>
    isSameDesign(theirs[name], mine[name])
      ? []
      : [{ of: name, key: ` ${name}`, theirs: textChange(before, theirs, name), mine: textChange(before, mine, name) }],
  )
  const [was, their, own] = [before, theirs, mine].map(itemsOf) as [Items, Items, Items]
  const keys = [...new Set([...own.keys(), ...their.keys()])]
  const items = keys.flatMap((key): DesignDifference[] => {
    const [one, other] = [their.get(key), own.get(key)]
    if (isSame(one, other)) return []
    const item = (other ?? one)!.item
    const [theirChange, ownChange] = [changeOf(was.get(key), one), changeOf(was.get(key), other)]
    return [{ of: { item }, key, theirs: theirChange, mine: ownChange }]
  })
  return [...texts, ...items, ...orderOf(was, their, own)]
}

type Items = ReadonlyMap<string, Placed>

function itemsOf(form: Form): Items {
  const items = new Map<string, Placed>()
  for (const { item, path, parents } of placesOf(form)) {
    const branch = path.slice(0, -1).join('.')
    const place = `${parents.at(-1)?.key ?? ''} ${parents.length > 0 ? branch.split('.').slice(-2).join('.') : ''}`
    items.set(item.key, { item, own: withoutItems(item), place })
  }
  return items
}

function withoutItems(item: FormItem): Readonly<Record<string, unknown>> {
  if (branchesOf(item).length === 0) return { ...item }
  const text = JSON.stringify(item, (name, value: unknown) => (name === 'items' ? undefined : value))
  return JSON.parse(text) as Record<string, unknown>
}

const isSame = (one: Placed | undefined, other: Placed | undefined): boolean =>
  one?.place === other?.place && isSameDesign(one?.own, other?.own)

function changeOf(before: Placed | undefined, now: Placed | undefined): DesignChange {
  if (!before || !now) return { kind: now ? 'added' : before ? 'deleted' : 'missing', parts: none }
  const names = [...new Set([...Object.keys(before.own), ...Object.keys(now.own)])]
  const parts = names.filter((name) => !isSameDesign(before.own[name], now.own[name]))
  if (parts.length > 0) return { kind: 'changed', parts }
  return { kind: before.place === now.place ? 'unchanged' : 'moved', parts: none }
}

function textChange(before: Form, now: Form, name: (typeof formTexts)[number]): DesignChange {
  return { kind: isSameDesign(before[name], now[name]) ? 'unchanged' : 'changed', parts: none }
}

/** The order of the items that all three have. */
function orderOf(was: Items, theirs: Items, mine: Items): DesignDifference[] {
  const orderIn = (items: Items) =>
    [...items.keys()].filter((key) => was.has(key) && theirs.has(key) && mine.has(key)).join(' ')
  const changeFrom = (items: Items): DesignChange => ({
    kind: orderIn(items) === orderIn(was) ? 'unchanged' : 'changed',
    parts: none,
  })
  if (orderIn(theirs) === orderIn(mine)) return []
  return [{ of: 'order', key: ' order', theirs: changeFrom(theirs), mine: changeFrom(mine) }]
}
