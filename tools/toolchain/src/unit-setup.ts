import { afterAll, vi } from 'vitest'

// One process runs many files, since starting it took longer than most of them. Each still gets all of our modules
// anew, and leaves clock, globals and environment as they were.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
