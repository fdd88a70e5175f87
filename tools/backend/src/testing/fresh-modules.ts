import { expect, vi } from 'vitest'

/** These files test initialization that happens once per page or process. */
const ABOUT_THE_FIRST_TIME = /\/(libs\/data|mf-[a-z]+)\/src\/|\/log-redaction\.data\.test\.ts$/

// One process runs many files and shares modules; these files get new ones.
if (ABOUT_THE_FIRST_TIME.test(expect.getState().testPath ?? '')) vi.resetModules()
