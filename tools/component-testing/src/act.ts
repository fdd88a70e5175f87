import React from 'react'
import { flushSync } from 'react-dom'

/** React's production build has no `act`, by which vitest-browser-react waits until a component is drawn. */
Object.assign(React, { act: async (work: () => void) => flushSync(work) })
