import './property-tests'
import { afterAll, vi } from 'vitest'

// Many files share a process, because starting one takes longer than most of them. Each file loads our modules again,
// and leaves clock, globals and environment unchanged.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
