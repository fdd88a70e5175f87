import { expect } from '@playwright/test'
import { readmeTest, useReadmeCopy } from '../../support/readme/readme-test'

useReadmeCopy()

readmeTest(
  'pnpm test:deep',
  async (pnpm) => {
    expect(await pnpm.run()).toMatchObject({ code: 0, output: expect.stringMatching(/^Seed \d+/m) })
  },
  // With random cases: only `pnpm test:readme` runs it.
  { tag: '@slow' },
)

readmeTest('pnpm test:skew', async (pnpm) => {
  expect(await pnpm.run()).toMatchObject({ code: 0 })
})
