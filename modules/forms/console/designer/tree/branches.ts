import type { FormItem } from '#modules/forms/engine/schema/form'
import { branchesOf } from '#modules/forms/engine/schema/form-walk'

/** An item with its branches replaced; the same item where none of them changed. */
function withBranches(
  item: FormItem,
  change: (items: readonly FormItem[], branch: number) => readonly FormItem[],
): FormItem {
  const before = branchesOf(item)
  const after = before.map(({ items }, at) => change(items, at))
  if (after.every((items, at) => items === before[at]!.items)) return item
  if (item.kind === 'rows' || item.kind === 'group') return { ...item, items: after[0]! }
  if (item.kind === 'row')
    return { ...item, columns: item.columns.map((column, at) => ({ ...column, items: after[at]! })) }
  if (item.kind !== 'tabs' && item.kind !== 'steps') return item
  return { ...item, panels: item.panels.map((panel, at) => ({ ...panel, items: after[at]! })) }
}

/** Every list of items changed, innermost first; lists and items that stay the same are the same objects, so that they are not drawn again. */
export function mapBranches(
  items: readonly FormItem[],
  change: (items: readonly FormItem[], parent: string, branch: number) => readonly FormItem[],
  parent = '',
  branch = 0,
): readonly FormItem[] {
  const inner = items.map((item) => withBranches(item, (inside, at) => mapBranches(inside, change, item.key, at)))
  return change(inner.every((item, at) => item === items[at]) ? items : inner, parent, branch)
}
