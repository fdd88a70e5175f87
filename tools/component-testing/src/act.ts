import React from 'react'
import { flushSync } from 'react-dom'

/** vitest-browser-react waits with `act`, which React's production build lacks. */
Object.assign(React, { act: async (work: () => void) => flushSync(work) })
