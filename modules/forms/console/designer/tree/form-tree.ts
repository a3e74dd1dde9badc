import type { Form, FormItem } from '#modules/forms/engine/schema/form'
import { branchesOf, placesOf } from '#modules/forms/engine/schema/form-walk'
import { mapBranches } from './branches'
import { renamed } from './references'

/** A place in a form: the `index`th item in a branch (column, panel, body of a group) of a container; '' is the form itself. */
export interface Place {
  readonly parent: string
  readonly branch: number
  readonly index: number
}

export function findItem(form: Form, key: string): FormItem | undefined {
  return placesOf(form).find(({ item }) => item.key === key)?.item
}

/** Where an item is. */
export function placeOf(form: Form, key: string): Place | undefined {
  let found: Place | undefined
  mapBranches(form.items, (items, parent, branch) => {
    const index = items.findIndex((item) => item.key === key)
    if (index >= 0) found = { parent, branch, index }
    return items
  })
  return found
}

/** The items of the branch a place is in. */
export function siblingsAt(form: Form, { parent, branch }: Place): readonly FormItem[] {
  if (parent === '') return form.items
  const container = findItem(form, parent)
  return (container && branchesOf(container)[branch]?.items) ?? []
}

export function insertItem(form: Form, place: Place, item: FormItem): Form {
  const items = mapBranches(form.items, (list, parent, branch) =>
    parent === place.parent && branch === place.branch ? list.toSpliced(place.index, 0, item) : list,
  )
  return { ...form, items }
}

export function removeItem(form: Form, key: string): Form {
  const items = mapBranches(form.items, (list) =>
    list.some((item) => item.key === key) ? list.filter((item) => item.key !== key) : list,
  )
  return { ...form, items }
}

/** An item in another place, which is named as it is before the move. The same form where it would end inside of itself. */
export function moveItem(form: Form, key: string, place: Place): Form {
  const item = findItem(form, key)
  const from = placeOf(form, key)
  if (!item || !from || isInside(item, place.parent)) return form
  const isSame = from.parent === place.parent && from.branch === place.branch
  const index = isSame && from.index < place.index ? place.index - 1 : place.index
  if (isSame && index === from.index) return form
  return insertItem(removeItem(form, key), { ...place, index }, item)
}

/** Whether a container is the item or in it. */
export function isInside(item: FormItem, key: string): boolean {
  return item.key === key || branchesOf(item).some(({ items }) => items.some((one) => isInside(one, key)))
}

/** One item changed. Where its key changes, all that names it follows. */
export function updateItem(form: Form, key: string, change: (item: FormItem) => FormItem): Form {
  const before = findItem(form, key)
  if (!before) return form
  const after = change(before)
  const items = mapBranches(form.items, (list) =>
    list.some((item) => item.key === key) ? list.map((item) => (item.key === key ? after : item)) : list,
  )
  return after.key === key ? { ...form, items } : renamed({ ...form, items }, key, after.key)
}

/** A copy of an item with keys that the form does not have yet; conditions and links inside follow their own copies. */
export function copyOf(form: Form, item: FormItem): FormItem {
  const inside = placesOf({ title: form.title, items: [item] }).map((place) => place.item.key)
  let part: Form = { title: form.title, items: [item] }
  const taken = new Set(placesOf(form).map((place) => place.item.key))
  for (const key of inside) {
    const free = freeKey(taken, key.replace(/_?\d+$/, ''))
    taken.add(free)
    part = updateItem(part, key, (one) => ({ ...one, key: free }))
  }
  return part.items[0]!
}

/** The first of `text`, `text_2`, `text_3` … that is not taken. */
export function freeKey(taken: ReadonlySet<string>, name: string): string {
  let key = name
  for (let count = 2; taken.has(key); count++) key = `${name}_${count}`
  return key
}
