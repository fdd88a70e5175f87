import './property-tests'
import { afterAll, vi } from 'vitest'

// Starting a process takes longer than most files, so many files share one.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
