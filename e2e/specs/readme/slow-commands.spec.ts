// They take minutes, so only `pnpm test:readme` runs them.
import { expect } from '@playwright/test'
import { readmeTest, useReadmeCopy } from '../../support/readme/readme-test'

useReadmeCopy()

const SLOW = { tag: '@slow' }

readmeTest(
  'pnpm test:deep',
  async (pnpm) => {
    expect(await pnpm.run()).toMatchObject({ code: 0, output: expect.stringMatching(/^Seed \d+/m) })
  },
  SLOW,
)

readmeTest(
  'pnpm test:skew',
  async (pnpm) => {
    expect(await pnpm.run()).toMatchObject({ code: 0 })
  },
  SLOW,
)
