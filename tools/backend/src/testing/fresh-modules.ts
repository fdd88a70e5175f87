import { expect, vi } from 'vitest'

/** Initialization happens once per page or process. */
const ABOUT_THE_FIRST_TIME = /\/(libs\/data|mf-[a-z]+)\/src\/|\/log-redaction\.data\.test\.ts$/

if (ABOUT_THE_FIRST_TIME.test(expect.getState().testPath ?? '')) vi.resetModules()
