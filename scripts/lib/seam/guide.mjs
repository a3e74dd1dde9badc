/**
 * Returns a sentence for each export that the guide does not list under its specifier, and for each name in it that is no export. The guide is one
 * table: a row in bold begins a specifier, and what the other rows list is the code of their first cell.
 */
export function guideErrors(guide, exports) {
  const listed = listedIn(guide)
  return Object.entries(exports).flatMap(([specifier, names]) => {
    const inGuide = listed.get(specifier) ?? new Set()
    return [
      ...Object.keys(names).flatMap((name) =>
        inGuide.has(name) ? [] : [`${name} of ${specifier} is not in the guide.`],
      ),
      ...[...inGuide].flatMap((name) =>
        name in names ? [] : [`the guide lists ${name}, which ${specifier} does not export.`],
      ),
    ]
  })
}

function listedIn(guide) {
  const listed = new Map()
  let current
  for (const line of guide.split('\n')) {
    const [, bold, cell] = /^\| (?:\*\*`([^`]+)`\*\*|(`[^|]*`)) \|/.exec(line) ?? []
    if (bold) listed.set(bold, (current = new Set()))
    for (const [, name] of cell?.matchAll(/`([\w$]+)`/g) ?? []) current?.add(name)
  }
  return listed
}
