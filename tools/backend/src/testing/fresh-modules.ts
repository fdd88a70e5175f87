import { expect, vi } from 'vitest'

const ABOUT_THE_FIRST_TIME = /\/(libs\/data|mf-[a-z]+)\/src\/|\/log-redaction\.data\.test\.ts$/

if (ABOUT_THE_FIRST_TIME.test(expect.getState().testPath ?? '')) vi.resetModules()
