import { nameOf } from './deprecations.mjs'

/** Returns what is gone or changed since `before`, as `{ name, sentence }`; an export that is gone has its `key`, `specifier#name`. */
export function breaksOf(before, now) {
  const exported = Object.entries(before.exports).flatMap(([specifier, names]) =>
    Object.entries(names).flatMap(([name, text]) => {
      const next = now.exports[specifier]?.[name]
      if (next === undefined)
        return [{ name, key: `${specifier}#${name}`, sentence: `${specifier} does not export ${name} any more.` }]
      return change(name, `${name} of ${specifier}`, text, next)
    }),
  )
  const types = Object.entries(before.types).flatMap(([key, text]) => {
    const next = now.types[key]
    const [, name] = key.split('#')
    // A type that nothing names any more is a change of what named it.
    return next === undefined ? [] : change(name, `${name} in ${key.split('#')[0]}, which the seam names,`, text, next)
  })
  return [...exported, ...types]
}

function change(name, title, text, next) {
  return text === next || hasGrown(text, next)
    ? []
    : [{ name, sentence: `${title} has another type.\n  before: ${text}\n  now:    ${next}` }]
}

/** Returns a sentence for each declaration that came or grew since `before`. */
export function additionsOf(before, now) {
  const flat = ({ exports, types }) =>
    new Map([
      ...Object.entries(exports).flatMap(([specifier, names]) =>
        Object.entries(names).map(([name, text]) => [`${name} of ${specifier}`, text]),
      ),
      ...Object.entries(types),
    ])
  const known = flat(before)
  const next = flat(now)
  return [
    ...[...next].flatMap(([title, text]) => {
      if (!known.has(title)) return [`${title} is not in the list yet.`]
      const old = known.get(title)
      return old !== text && hasGrown(old, text) ? [`${title} has optional members that are not in the list yet.`] : []
    }),
    ...[...known.keys()].flatMap((title) =>
      next.has(title) || title.includes(' of ') ? [] : [`${title} is in the list, and nothing names it.`],
    ),
    ...deprecationsOf(before, now),
  ]
}

/** Returns a sentence for each export whose deprecation is not the one of the list. */
function deprecationsOf({ deprecated: before = {} }, { deprecated: now = {} }) {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...keys].flatMap((key) =>
    JSON.stringify(before[key]) === JSON.stringify(now[key])
      ? []
      : [`${nameOf(key)} is${now[key] ? '' : ' no longer'} deprecated, which the list does not say.`],
  )
}

/** Tells whether an interface has all its members of before, and others that may be left out. */
export function hasGrown(text, next) {
  const [old, grown] = [membersOf(text), membersOf(next)]
  if (!old || !grown || old.head !== grown.head) return false
  const added = grown.members.filter((member) => !old.members.includes(member))
  return (
    old.members.every((member) => grown.members.includes(member)) &&
    added.every((member) => /^(?:readonly )?[\w$]+\?/.test(member))
  )
}

function membersOf(text) {
  const [, head, body] = /^(interface [^{]*)\{(.*)\}$/s.exec(text) ?? []
  if (head === undefined) return undefined
  const members = []
  let depth = 0
  let member = ''
  for (const sign of body) {
    if ('{[('.includes(sign)) depth += 1
    if ('}])'.includes(sign)) depth -= 1
    if (sign === ';' && depth === 0) {
      members.push(member.trim())
      member = ''
    } else member += sign
  }
  return { head, members }
}
