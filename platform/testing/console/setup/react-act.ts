import React from 'react'
import { flushSync } from 'react-dom'

// Before `vitest-browser-react` loads. React's build for production has no `act`: what a test renders would be there a moment later.
if (React.act === undefined) Object.assign(React, { act: async (render: () => unknown) => flushSync(render) })
