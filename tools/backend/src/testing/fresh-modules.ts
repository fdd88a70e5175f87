import { expect, vi } from 'vitest'

/** Files about what happens once in a page or a process: the platform is configured, the console gets its filter. */
const ABOUT_THE_FIRST_TIME = /\/(libs\/data|mf-[a-z]+)\/src\/|\/log-redaction\.data\.test\.ts$/

// One process runs many files, each of which loads the modules that are not there yet; these get all of ours anew.
if (ABOUT_THE_FIRST_TIME.test(expect.getState().testPath ?? '')) vi.resetModules()
