import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// The package does so by itself, but only in the first file of a document.
afterEach(cleanup)
