import { startTestBackend } from '@loja/backend/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAttacks } from './attacks/run-attacks'
import { COSTLY_REQUESTS, sendCostly } from './costly'
import { fuzz } from './fuzz'
import { type AttackedProduct, startAttackedProduct } from './product'
import { whatAdminCannotDo } from './target'

const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_121)
const REQUESTS = 250
const TIMEOUT_MS = 240_000

let product: AttackedProduct
beforeAll(async () => {
  product = await startAttackedProduct(startTestBackend)
})
afterAll(() => product?.close())

test(
  'every known attack is refused',
  async () => {
    const failed = (await runAttacks(product.target)).flatMap(({ title, failures }) =>
      failures.map((line) => `${title}: ${line}`),
    )
    expect(failed).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'a request that once blocked the server is refused while other clients are served',
  async () => {
    const results: string[] = []
    for (const request of COSTLY_REQUESTS) {
      const { name, answered, isMet } = await sendCostly(product.target, request)
      if (!isMet) results.push(`${name}: ${answered}`)
    }
    expect(results).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  `${REQUESTS} random requests (seed ${SEED}) cause no 5xx and leave the administrator working`,
  async () => {
    const { failures } = await fuzz(product.target, { requests: REQUESTS, seed: SEED })
    expect(failures).toEqual([])
    expect(await whatAdminCannotDo(product.target)).toBeUndefined()
  },
  TIMEOUT_MS,
)
