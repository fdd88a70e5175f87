import { expect, test } from 'vitest'
import { undoChange } from '../changes/undo'
import { isDataError } from '../client/data-error'
import { renewSession } from '../client/renew-session'
import { FAULTS, type Fault, faultyFetch, randomFrom } from '../imports/testing/faulty-fetch'
import { startPlatform } from '../test-support'
import { type AppliedLine, applySupplierList, type GoneProduct, type ListToApply } from './supplier-lists'
import { insertSupplier } from './suppliers'

/** LIST_SCHEDULES=200 runs two hundred; LOJA_TEST_SEED selects others. */
const SCHEDULES = Number(process.env.LIST_SCHEDULES ?? 8)
const PRODUCTS = 30
const PATHS = /\/rpc\/(apply_supplier_list|undo_change)/

const backend = await startPlatform('admin')

interface Stored {
  id: string
  name: string
  version: number
  values: string
}

const storedOf = (seed: number) =>
  backend.sql<Stored>(
    `select p.id, p.name, p.version, concat_ws(' ', p.price, p.stock_quantity, p.is_active, 'cost', k.cost, 'of', (
        select count(*) from public.product_costs h where h.product_id = p.id)) as values
      from public.products p left join private.current_costs k on k.product_id = p.id
      where p.name like $1 order by p.name`,
    [`Lista ${seed} %`],
  )

async function untilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer | null> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (!isDataError(error) || attempt > 50) throw error
      // An undo whose answer was lost.
      if (error.code === 'conflict') return null
      if (error.code === 'session') await renewSession()
      else if (error.code !== 'network' && error.code !== 'busy') throw error
    }
  }
}

/** @returns problems; none when exactly what the result says is stored, and the undo restores it */
async function runSchedule(seed: number, seen: Set<string>): Promise<string[]> {
  const random = randomFrom(seed)
  const problems: string[] = []
  const expectation = (what: string, found: unknown, expected: unknown) => {
    const [is, wanted] = [JSON.stringify(found), JSON.stringify(expected)]
    if (is !== wanted) problems.push(`seed ${seed}: ${what}: ${is}, not ${wanted}`)
  }
  await backend.sql(
    `insert into public.products (name, price, stock_quantity) select format('Lista %s %s', $1::text, lpad(n::text, 3, '0')), 10, 5
      from generate_series(1, ${PRODUCTS}) as n`,
    [seed],
  )
  const supplier = await insertSupplier({ name: `Fornecedor ${seed}` })
  const before = await storedOf(seed)
  const lines: AppliedLine[] = []
  const gone: GoneProduct[] = []
  for (const [n, { id: productId, version }] of before.entries()) {
    if (random() < 0.7)
      lines.push({ text: `l ${n}`, code: null, cost: n + 1, productId, version, price: random() < 0.5 ? n + 20 : null })
    else if (random() < 0.5) gone.push({ productId, version, action: random() < 0.5 ? 'inactive' : 'out_of_stock' })
  }
  for (let n = 0; n < 4; n += 1) {
    lines.push({
      ...{ text: `novo ${n}`, code: null, cost: 5 },
      product: { name: `Lista ${seed} novo ${n}`, price: random() < 0.1 ? -1 : 9 },
    })
  }
  const other = async (share: number) => {
    const touched = before.filter(() => random() < share).map(({ id }) => id)
    await backend.sql("update public.products set description = 'outra sessão' where id = any ($1)", [touched])
    return new Set(touched)
  }
  const list: ListToApply = {
    ...{ supplierId: supplier.id, source: 'csv', fileName: null, counts: { lines: lines.length } },
    ...{ lines, gone, requestId: crypto.randomUUID() },
  }
  const asked = new Set([...lines, ...gone].flatMap((line) => ('productId' in line ? [line.productId] : [])))
  let requests = 0
  const faults = faultyFetch(() => {
    requests += 1
    if (requests === 1) return FAULTS[seed % FAULTS.length] as Fault
    return random() < 0.5 ? (FAULTS[Math.floor(random() * FAULTS.length)] as Fault) : null
  }, PATHS)
  try {
    const [early, result] = await Promise.all([other(0.1), untilAnswered(() => applySupplierList(list))])
    await Promise.all(faults.zombies)
    if (!result) return [`seed ${seed}: no result`]
    const repeated = await untilAnswered(() => applySupplierList(list))
    await Promise.all(faults.zombies)
    expectation('repeated result', repeated, result)
    const applied = await storedOf(seed)
    const failed = new Set(result.failures.map(({ productId }) => productId))
    const changed = applied.filter(({ id, values }) => values !== before.find((row) => row.id === id)?.values)
    const made = applied.filter(({ name }) => name.includes('novo'))
    expectation('created', made.length, result.created)
    expectation('applied', changed.length - made.length, result.updated + result.gone)
    expectation(
      'named failures',
      [...failed].filter((id) => id && !early.has(id)),
      [],
    )
    expectation('all lines', result.updated + result.gone + result.created + result.failures.length, asked.size + 4)
    const late = await other(0.2)
    if (result.changeId) await untilAnswered(() => undoChange(result.changeId ?? ''))
    await Promise.all(faults.zombies)
    const restored = await storedOf(seed)
    // An early write that the list did not meet came after it.
    const isWritten = (id: string) => early.has(id) || late.has(id)
    const isStored = (id: string) => isWritten(id) && !failed.has(id) && asked.has(id)
    expectation(
      'restored',
      restored.map(({ id, values }) => [id, values]),
      before.map(({ id, values }) => [id, isStored(id) ? applied.find((row) => row.id === id)?.values : values]),
    )
  } catch (error) {
    problems.push(`seed ${seed}: ${String(error)}`)
  } finally {
    faults.restore()
    for (const fault of faults.seen) seen.add(fault)
    await Promise.all(faults.zombies)
    await backend.sql('delete from public.products where name like $1', [`Lista ${seed} %`])
  }
  return problems
}

test(
  `[SUP-15] an applied list and its undo are exact in ${SCHEDULES} schedules of faults, repeats and other sessions`,
  async () => {
    const first = Number(process.env.LOJA_TEST_SEED)
    const problems: string[] = []
    const seen = new Set<string>()
    for (let seed = first; seed < first + SCHEDULES; seed += 1) {
      const found = await runSchedule(seed, seen)
      for (const problem of found) console.error(`list faults: ${problem}`)
      problems.push(...found)
    }
    expect(problems).toEqual([])
    if (SCHEDULES >= FAULTS.length) expect(FAULTS.filter((fault) => !seen.has(fault))).toEqual([])
  },
  60_000 + SCHEDULES * 10_000,
)
