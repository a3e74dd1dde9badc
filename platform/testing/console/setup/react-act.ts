import React from 'react'
import { flushSync } from 'react-dom'

/** Renders at once, and throws what a component throws. */
function act(render: () => unknown): void {
  const errors: unknown[] = []
  const note = (event: ErrorEvent) => {
    event.preventDefault()
    errors.push(event.error)
  }
  window.addEventListener('error', note)
  try {
    flushSync(render)
  } finally {
    window.removeEventListener('error', note)
  }
  if (errors.length > 0) throw errors[0] as Error
}

// Before `vitest-browser-react` loads. React's build for production has no `act`: what a test renders would be there a moment later.
if (React.act === undefined) Object.assign(React, { act: async (render: () => unknown) => act(render) })
