import { Button } from 'antd'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { StatusTag } from 'atrium/ui'

/** The elements that a description may name, each with the properties it may set. */
const allowed: Readonly<Record<string, { element: string | ComponentType<never>; props: readonly string[] }>> = {
  section: { element: 'section', props: [] },
  h3: { element: 'h3', props: [] },
  p: { element: 'p', props: [] },
  strong: { element: 'strong', props: [] },
  tag: { element: StatusTag as ComponentType<never>, props: ['tone', 'dot'] },
  button: { element: Button as ComponentType<never>, props: ['type', 'disabled'] },
}

/**
 * The elements that a parsed JSON describes: `{ "el": "p", "props": {}, "children": [] }` or a text. What is not in the list is
 * left out and added to `rejected`, such as `script` or `p.onclick`: a description never brings code, styles or addresses.
 */
export function elementsOf(described: unknown, rejected: Set<string>): ReactNode {
  if (Array.isArray(described)) return described.map((one, index) => elementOf(one, index, rejected))
  return elementOf(described, 0, rejected)
}

function elementOf(described: unknown, key: number, rejected: Set<string>): ReactNode {
  if (typeof described === 'string' || typeof described === 'number') return described
  const { el, props, children } = (described ?? {}) as { el?: unknown; props?: unknown; children?: unknown }
  const known = typeof el === 'string' && Object.hasOwn(allowed, el) ? allowed[el] : undefined
  if (!known) {
    rejected.add(String(el))
    return null
  }
  const kept = Object.entries(props ?? {}).filter(([name, value]) => {
    const isKept = known.props.includes(name) && typeof value !== 'object'
    if (!isKept) rejected.add(`${String(el)}.${name}`)
    return isKept
  })
  return createElement(
    known.element as string,
    { key, ...Object.fromEntries(kept) },
    children === undefined ? undefined : elementsOf(children, rejected),
  )
}
