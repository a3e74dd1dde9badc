/**
 * Returns a sentence for each group of files that import each other in a circle, with the shortest circle through one of them. Imports of
 * types alone and lazy imports count too: none of the files can be read or moved without the others.
 * `modules` are those of `brokenBoundaries`; imports of other files are ignored.
 */
export function importCircles(modules) {
  const known = new Set(modules.map(({ file }) => file))
  const targets = new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.map(({ target }) => target).filter((target) => known.has(target)),
    ]),
  )
  return circularGroups(targets).map((group) => {
    const circle = shortestCircle(group, targets).join(' → ')
    return `${circle}: a circle of imports; move what they share to a file that each of them may import.`
  })
}

/** Returns the strongly connected components of more than one file, after Tarjan, and the files that import themselves. */
function circularGroups(targets) {
  const order = new Map()
  const lowest = new Map()
  const stack = []
  const groups = []
  const visit = (file) => {
    order.set(file, order.size)
    lowest.set(file, order.get(file))
    stack.push(file)
    for (const target of targets.get(file)) {
      if (!order.has(target)) visit(target)
      if (stack.includes(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)))
    }
    if (lowest.get(file) !== order.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1 || targets.get(file).includes(file)) groups.push(group)
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return groups
}

/** Returns the files of the shortest way from the first file of a group back to it, which is at both ends. */
function shortestCircle([start, ...others], targets) {
  const ways = [[start]]
  const left = new Set([start, ...others])
  for (const way of ways) {
    for (const target of targets.get(way.at(-1))) {
      if (target === start) return [...way, start]
      if (left.delete(target)) ways.push([...way, target])
    }
  }
  throw new Error(`${start} is in no circle.`)
}
