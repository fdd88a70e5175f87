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

readmeTest(
  'pnpm check',
  async (pnpm) => {
    const { code, output } = await pnpm.run()
    expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ passed, 0 failed/m)])
  },
  // CI has run the same steps of the same files.
  { tag: '@slow' },
)

readmeTest('pnpm test:skew', async (pnpm) => {
  expect(await pnpm.run()).toMatchObject({ code: 0 })
})
