import { isField } from './field-kinds'
import type { Field, Form, FormItem } from './form'
import { fieldsIn, placesOf, rowsAround, sourcesOf, type Path } from './form-walk'

/** A field with what its value depends on. */
interface Node {
  readonly field: Field
  readonly path: Path
  /** The field and the containers around it, outermost first. */
  readonly shownBy: readonly FormItem[]
  readonly needs: readonly string[]
}

export interface Order {
  /** Every field after those it depends on; fields of a cycle come last, in the order of reading. */
  readonly nodes: readonly Node[]
  /** The fields that depend on themselves, through others or at once. */
  readonly cyclic: readonly Node[]
}

/**
 * The order in which the values of a form are worked out. A field depends on the fields in the conditions that show it or a
 * container around it, and on those its links look at or take from.
 */
export function orderOf(form: Form): Order {
  const waiting = new Map<string, Node>()
  const places = placesOf(form)
  const rows = new Map(places.map((place) => [place.item.key, rowsAround(place)?.key]))
  for (const { item, path, parents } of places) {
    if (!isField(item) || rows.get(item.key) || waiting.has(item.key)) continue
    const shownBy = [...parents, item]
    const conditions = [...shownBy.map(({ visible }) => visible), ...(item.links ?? []).map(({ when }) => when)]
    const needs = [
      ...conditions.flatMap((condition) => (condition ? fieldsIn(condition) : [])),
      ...(item.links ?? []).flatMap(sourcesOf),
    ]
    waiting.set(item.key, { field: item, path, shownBy, needs: needs.map(({ key }) => rows.get(key) ?? key) })
  }
  const nodes: Node[] = []
  for (let grew = true; grew;) {
    grew = false
    for (const [key, node] of waiting) {
      if (node.needs.some((need) => waiting.has(need))) continue
      nodes.push(node)
      waiting.delete(key)
      grew = true
    }
  }
  const rest = [...waiting.values()]
  return { nodes: [...nodes, ...rest], cyclic: rest.filter((node) => needsItself(node, waiting)) }
}

function needsItself(node: Node, waiting: ReadonlyMap<string, Node>): boolean {
  const seen = new Set<string>()
  const next = [...node.needs]
  for (let key = next.pop(); key !== undefined; key = next.pop()) {
    if (key === node.field.key) return true
    if (seen.has(key)) continue
    seen.add(key)
    next.push(...(waiting.get(key)?.needs ?? []))
  }
  return false
}
