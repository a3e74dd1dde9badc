/** In ms: with what else a frame needs, a key is still seen in the next one. */
const slice = 10

/**
 * Takes the steps of long work a few milliseconds at a time, so that keys, scrolling and frames come in between. The first slice runs at
 * once: short work is done when this returns. Returns a function that gives up the rest.
 * @example
 * useLayoutEffect(() => inSlices(fill(element.current, names)), [names])
 *
 * function* fill(list, rows) {
 *   for (const row of rows) {
 *     list.append(elementOf(row))
 *     yield
 *   }
 * }
 */
export function inSlices(steps: Iterator<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    const end = performance.now() + slice
    while (!steps.next().done) {
      if (performance.now() < end) continue
      timer = setTimeout(run)
      return
    }
  }
  run()
  return () => clearTimeout(timer)
}
