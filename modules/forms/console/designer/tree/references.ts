import type { Comparison, Condition, Field, FieldValue, Form, FormItem, Link } from '#modules/forms/engine/schema/form'
import { mapBranches } from './branches'

/** The list with its entries changed; the same list where none of them changed. */
function mapped<T>(list: readonly T[], change: (one: T) => T): readonly T[] {
  const next = list.map(change)
  return next.every((one, at) => one === list[at]) ? list : next
}

interface Changes {
  comparison: (comparison: Comparison) => Comparison
  /** Of a link all but its condition. */
  link: (link: Link, field: Field) => Link
}

/** A form whose conditions and links are changed; items that stay the same are the same objects. */
function mapReferences(form: Form, changes: Changes): Form {
  const inCondition = (condition: Condition): Condition => {
    if ('all' in condition) {
      const all = mapped(condition.all, inCondition)
      return all === condition.all ? condition : { all }
    }
    if ('any' in condition) {
      const any = mapped(condition.any, inCondition)
      return any === condition.any ? condition : { any }
    }
    return changes.comparison(condition)
  }
  const inWhen = <T extends { readonly when?: Condition }>(part: T): T => {
    const when = part.when && inCondition(part.when)
    return when === part.when ? part : { ...part, when }
  }
  const inItem = (item: FormItem): FormItem => {
    const { links, rules } = item as Field
    const next = {
      visible: item.visible && inCondition(item.visible),
      links: links && mapped(links, (link) => changes.link(inWhen(link), item as Field)),
      rules: rules && mapped(rules, (rule) => (rule.rule === 'required' ? inWhen(rule) : rule)),
    }
    const isSame = next.visible === item.visible && next.links === links && next.rules === rules
    const defined = Object.entries(next).filter(([, part]) => part !== undefined)
    return isSame ? item : { ...item, ...Object.fromEntries(defined) }
  }
  const items = mapBranches(form.items, (list) => mapped(list, inItem))
  return items === form.items ? form : { ...form, items }
}

/** The form in which all that names a key names another one. */
export function renamed(form: Form, from: string, to: string): Form {
  const name = (key: string) => (key === from ? to : key)
  return mapReferences(form, {
    comparison: (comparison) => (comparison.field === from ? { ...comparison, field: to } : comparison),
    link: (link) => {
      if ('copy' in link) return { ...link, copy: name(link.copy) }
      if ('sum' in link) return { ...link, sum: link.sum.map(name) }
      if ('product' in link) return { ...link, product: link.product.map(name) }
      return 'days' in link ? { ...link, days: link.days.map(name) } : link
    },
  })
}

/** The form in which what compares a field with an option, or sets it to one, has the new value of that option. */
export function withOptionValues(form: Form, key: string, values: ReadonlyMap<string, string>): Form {
  if (values.size === 0) return form
  const follow = <V extends FieldValue | undefined>(value: V): V => {
    if (typeof value === 'string') return (values.get(value) ?? value) as V
    return typeof value === 'object'
      ? (mapped(value as readonly string[], (one) => values.get(one) ?? one) as unknown as V)
      : value
  }
  return mapReferences(form, {
    comparison: (comparison) => {
      const value = comparison.field === key ? follow(comparison.value) : comparison.value
      return value === comparison.value ? comparison : { ...comparison, value }
    },
    link: (link, field) => {
      if (!('to' in link) || field.key !== key) return link
      const to = follow(link.to)
      return to === link.to ? link : { ...link, to }
    },
  })
}
