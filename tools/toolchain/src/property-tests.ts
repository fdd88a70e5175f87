import fc from 'fast-check'
import { vi } from 'vitest'

const DEFAULT_RUNS = 100

fc.configureGlobal({ seed: Number(process.env.LOJA_TEST_SEED) })

const times = Number(process.env.LOJA_TEST_RUNS ?? 1)
if (times > 1) {
  vi.doMock('fast-check', async (importOriginal) => {
    const original = await importOriginal<typeof import('fast-check')>()
    const assert: typeof original.assert = (property, parameters) =>
      original.assert(property as never, {
        ...(parameters as object),
        numRuns: times * (parameters?.numRuns ?? DEFAULT_RUNS),
      }) as never
    return { ...original, assert, default: { ...original.default, assert } }
  })
}
