import { startTestBackend } from '@loja/backend/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAttacks } from './attacks/run-attacks'
import { COSTLY_REQUESTS, sendCostly } from './costly'
import { fuzz } from './fuzz'
import { type AttackedProduct, startAttackedProduct } from './product'
import { whatAdminCannotDo } from './target'

/** Some of what `pnpm bench hostile` sends; a seed of your own: `HOSTILE_SEED=5`. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_121)
const REQUESTS = 250
/** Each attack is a connection of its own; on a machine that other work keeps busy a minute is not enough. */
const PATIENCE_MS = 240_000

let product: AttackedProduct
beforeAll(async () => {
  product = await startAttackedProduct(startTestBackend)
})
afterAll(() => product?.close())

test(
  'every attack of the list is met as it should be',
  async () => {
    const failed = (await runAttacks(product.target)).flatMap(({ title, failures }) =>
      failures.map((line) => `${title}: ${line}`),
    )
    expect(failed).toEqual([])
  },
  PATIENCE_MS,
)

test(
  'a request that once held the server is refused, and other clients are served meanwhile',
  async () => {
    const results: string[] = []
    for (const request of COSTLY_REQUESTS) {
      const { name, answered, isMet } = await sendCostly(product.target, request)
      if (!isMet) results.push(`${name}: ${answered}`)
    }
    expect(results).toEqual([])
  },
  PATIENCE_MS,
)

test(
  `${REQUESTS} random requests (seed ${SEED}): none answers 5xx, and the administrator can work`,
  async () => {
    const { failures } = await fuzz(product.target, { requests: REQUESTS, seed: SEED })
    expect(failures).toEqual([])
    expect(await whatAdminCannotDo(product.target)).toBeUndefined()
  },
  PATIENCE_MS,
)
