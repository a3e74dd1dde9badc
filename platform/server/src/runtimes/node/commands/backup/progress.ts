import type { Report } from './rows/content'
import { count } from '../texts'

const quietMillis = 1000
const pauseMillis = 250

/** Shows on a terminal how many rows are done, once that takes more than a second. `end` clears the line. */
export function showProgress(what: string, all: number): { readonly report: Report; readonly end: () => void } {
  const { stderr } = process
  if (!stderr.isTTY) return { report: () => {}, end: () => {} }
  let next = performance.now() + quietMillis
  let isShown = false
  return {
    report(rows) {
      if (performance.now() < next) return
      next = performance.now() + pauseMillis
      isShown = true
      stderr.write(`\r${what}: ${count(rows)} of ${count(all)} rows `)
    },
    end() {
      if (isShown) stderr.write('\r\u001b[K')
    },
  }
}
