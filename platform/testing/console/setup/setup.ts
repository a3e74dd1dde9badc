import './untraced-react'
import './react-act'
import { afterAll, afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// The files of a worker share document and modules: what a file leaves behind would reach the next one.

// The package does so by itself, but only in the first file of a document.
afterEach(cleanup)

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  const left = [...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 300))
  if (left.length > 0) throw new Error(`The tests of this file leave in the document: ${left.join('\n')}`)
})
