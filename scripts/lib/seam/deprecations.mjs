const tag = /@deprecated\b(.*?)(?=\n\s*@\w|$)/s
const parts = /^\s*since (\d+\.\d+\.\d+): use (\S.*)$/s

/** Returns `{ since, use }` for a docstring with "@deprecated since VERSION: use X", `{}` where version or replacement are missing, and undefined without the tag. */
export function deprecationIn(docstring) {
  const text = docstring.replaceAll(/^\s*\*/gm, '')
  const [, rest] = tag.exec(text) ?? []
  if (rest === undefined) return undefined
  const [, since, use] = parts.exec(rest.replaceAll(/\s+/g, ' ').trim()) ?? []
  return since ? { since, use: use.replace(/\.$/, '') } : {}
}

/** Returns the name of an export for a sentence: `Badge of atrium/ui` for `atrium/ui#Badge`. */
export const nameOf = (key) => key.split('#').toReversed().join(' of ')

/** Returns how many minor versions lie between two versions; the next major one counts as the next minor one. */
export function minorsBetween(from, to) {
  const [[fromMajor, fromMinor], [toMajor, toMinor]] = [from, to].map((version) => version.split('.').map(Number))
  if (fromMajor === toMajor) return toMinor - fromMinor
  return toMajor - fromMajor === 1 ? toMinor + 1 : (toMajor - fromMajor) * Infinity
}

/** Returns a sentence for each deprecation without version or replacement, of another version than this one when it is new, or older than one minor version. */
export function deprecationErrors(before, { deprecated }, version) {
  return Object.entries(deprecated).flatMap(([key, { since, use }]) => {
    const name = nameOf(key)
    if (!since || !use)
      return [
        `${name} is deprecated: write "@deprecated since ${version}: use NAME" into its docstring, with the version and what to use instead.`,
      ]
    const known = before.deprecated?.[key]
    if (known && known.since !== since)
      return [`${name} has been deprecated since ${known.since}: leave that version in its docstring.`]
    if (!known && minorsBetween(since, version) !== 0)
      return [`${name} says that it is deprecated since ${since}: write ${version}, the version that says so first.`]
    return minorsBetween(since, version) > 1
      ? [
          `${name} has been deprecated since ${since}, longer than one minor version: remove it, with a codemod in platform/upgrade where one can replace it.`,
        ]
      : []
  })
}

/**
 * Returns a sentence for each export that is gone, `keys`, unless an earlier minor version deprecated it or a codemod of this version renames it. `codemods` are those of
 * platform/upgrade with their `renames`.
 */
export function removalErrors(keys, before, codemods, version) {
  const ofThisVersion = codemods.filter((codemod) => minorsBetween(codemod.version, version) === 0)
  const renamed = new Set(ofThisVersion.flatMap(({ renames }) => renames.map(({ from }) => from)))
  return keys.flatMap((key) => {
    const since = before.deprecated?.[key]?.since
    if ((since && minorsBetween(since, version) > 0) || renamed.has(key)) return []
    return [
      since
        ? `${nameOf(key)} is gone, and deprecated since ${since} alone: keep it for this minor version.`
        : `${nameOf(key)} is gone without having been deprecated: keep it, deprecated, for one minor version, or rename it in the codemod of ${version} ("renames").`,
    ]
  })
}
