import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FEEDBACKS, LISTS, REFUSED_CALLS } from './staff-feedback-cases'

const shop = sharedBackend()

const PRODUCT = '00000000-0000-4000-8000-0000000000f1'
let ids: string[]
const { sql } = shop

beforeAll(() => sql("insert into public.products (id, name, price) values ($1, 'Água de Cheiro', 10)", [PRODUCT]))
beforeEach(async () => {
  await sql('delete from public.feedbacks where product_id = $1', [PRODUCT])
  ids = []
  for (const [index, [who, rating, state, comment, reply]] of FEEDBACKS.entries()) {
    ids.push(
      await shop.value<string>(
        `insert into public.feedbacks (profile_id, product_id, rating, state, comment, reply, created_at)
        values (md5('loja-demo/profile/' || $1::text)::uuid, $2, $3, $4, $5, $6, '2020-01-01'::timestamptz + $7 * interval '1 day')
        returning id`,
        [who, PRODUCT, rating, state, comment, reply, index],
      ),
    )
  }
})

async function call<Answer>(name: string, args: Record<string, unknown>): Promise<Answer> {
  return shop.call<Answer>(name, args)
}
type Row = Record<string, unknown> & { id: string }
const positions = (rows: Row[]) => rows.map(({ id }) => ids.indexOf(id)).join('')
const listed = async (filter: object, page: object = {}) =>
  positions(await call<Row[]>('list_feedbacks', { filter: { product: PRODUCT, ...filter }, ...page }))
const states = async () => {
  const rows = await sql<{ state: string }>(
    'select state from public.feedbacks where product_id = $1 order by created_at',
    [PRODUCT],
  )
  return rows.map(({ state }) => state.charAt(0)).join('')
}
interface Change {
  matched: number
  changed: number
  failures: { id: string; state: string | null; version: number | null }[]
  change?: string | null
}
const setState = async (args: Record<string, unknown>) =>
  (await call<Change[]>('set_feedback_state', args))[0] as Change
const reply = async (args: Record<string, unknown>) => (await call<Change[]>('reply_feedbacks', args))[0] as Change
const ALL = { filter: { product: PRODUCT } }

describe('[FBK-01] the list', () => {
  test.each(LISTS)('%j %j shows %s', async (filter, page, expected) =>
    expect(await listed(filter, page)).toBe(expected),
  )

  test('finds a customer by name, phone and user id', async () => {
    const [person] = await sql<{ full_name: string; phone: string; user_id: string }>(
      "select full_name, phone, user_id from public.profiles where id = md5('loja-demo/profile/11')::uuid",
    )
    for (const search of [person?.full_name.toUpperCase(), person?.phone, person?.user_id.slice(0, 8)]) {
      expect(await listed({ search })).toBe('1')
    }
  })

  test('returns product, customer, order and reply of a row', async () => {
    await sql(
      `update public.feedbacks set order_id = (select id from public.orders order by order_number limit 1),
      replied_by = (select id from auth.users where email = 'admin@loja.test') where id = $1`,
      [ids[0]],
    )
    const [row] = await call<Row[]>('list_feedbacks', { filter: { product: PRODUCT }, sort: 'date_asc' })
    expect(row).toMatchObject({
      product_name: 'Água de Cheiro',
      product_image: null,
      is_product_gone: false,
      customer_name: expect.stringMatching(/^\S+ \S+$/),
      order_number: expect.stringMatching(/^LJ-/),
      replied_by_name: 'Marina Duarte',
      version: 2,
    })
  })

  test('counts exactly by state and rating under every filter', async () => {
    const counted = async (filter: object) =>
      (await call<Record<string, unknown>[]>('feedback_counts', { filter: { product: PRODUCT, ...filter } }))
        .map((row) => [row.feedback_state, row.rating_given, row.feedback_count, row.unanswered_count].join())
        .sort()
    expect(await counted({})).toEqual(['aprovado,5,1,0', 'oculto,1,1,1', 'pendente,1,1,1', 'pendente,3,1,1'])
    expect(await counted({ search: 'quebrado' })).toEqual(['pendente,1,1,1'])
    expect(await counted({ state: 'oculto', rating: 1, unanswered: true })).toEqual(['oculto,1,1,1'])
    expect(await counted({ rating: 4 })).toEqual([])
  })

  test('offers products with feedbacks and the chosen one', async () => {
    const names = async (args: object) =>
      (await call<{ name: string; feedback_count: number }[]>('feedback_products', { ...args })).map(
        ({ name, feedback_count }) => `${name} ${feedback_count}`,
      )
    expect(await names({ search: 'cheiro agua' })).toEqual(['Água de Cheiro 4'])
    expect((await names({})).length).toBe(50)
    const [lonely] = await sql<{ id: string; name: string }>(
      "insert into public.products (name, price) values ('Sem avaliação', 1) returning id, name",
    )
    expect(await names({ search: 'sem avaliacao' })).toEqual([])
    expect(await names({ search: 'agua de cheiro', chosen: lonely?.id })).toEqual([
      'Água de Cheiro 4',
      'Sem avaliação 0',
    ])
    await sql('delete from public.products where id = $1', [lonely?.id])
  })

  test.each(REFUSED_CALLS)('%s(%j) is refused without changes', async (name, args) => {
    expect((await shop.admin.rpc(name, args)).error?.code).toBe('22023')
    expect(await states()).toBe('appo')
  })
})

describe('[FBK-01] a change of states', () => {
  test('by id skips feedbacks with that state', async () => {
    expect(await setState({ selection: { ids: ids.slice(0, 2) }, state: 'aprovado' })).toEqual({
      matched: 2,
      changed: 1,
      failures: [],
      change: expect.stringMatching(/^\d+$/),
    })
    expect(await states()).toBe('aapo')
    const again = await setState({ selection: { ids: ids.slice(0, 2) }, state: 'aprovado' })
    expect(again).toEqual({ matched: 2, changed: 0, failures: [], change: null })
  })

  test.each<[Record<string, unknown>, string]>([
    [{}, 'oooo'],
    [{ state: 'pendente' }, 'aooo'],
    [{ rating: 1 }, 'aopo'],
    [{ unanswered: true }, 'aooo'],
    [{ search: 'cheiro' }, 'oppo'],
  ])('of all under %j changes the listed rows', async (filter, expected) => {
    await setState({ selection: { filter: { ...ALL.filter, ...filter } }, state: 'oculto' })
    expect(await states()).toBe(expected)
  })

  test('with another count than confirmed changes nothing', async () => {
    const selection = { ...ALL, except: [ids[1]] }
    expect(await setState({ selection, state: 'oculto', expected: 4 })).toMatchObject({ matched: 3, changed: 0 })
    expect(await states()).toBe('appo')
    expect(await setState({ selection, state: 'oculto', expected: 3 })).toMatchObject({ matched: 3, changed: 2 })
    expect(await states()).toBe('opoo')
  })

  test('skips and names feedbacks that changed or were deleted', async () => {
    await sql("update public.feedbacks set comment = 'Reescrito' where id = $1", [ids[1]])
    const gone = crypto.randomUUID()
    const seen = { [ids[1] ?? '']: 1, [ids[2] ?? '']: 1, [gone]: 1 }
    const result = await setState({ selection: { ids: [ids[1], ids[2], gone] }, state: 'aprovado', seen })
    expect(result).toMatchObject({ matched: 2, changed: 1 })
    expect(result.failures).toEqual([
      { id: ids[1], product_name: 'Água de Cheiro', state: 'pendente', reply: null, version: 2 },
      { id: gone, product_name: null, state: null, reply: null, version: null },
    ])
    expect(await states()).toBe('apao')
  })

  test('by snapshot skips feedbacks changed since, unless their version is given', async () => {
    const [{ snapshot } = { snapshot: '' }] = await call<{ snapshot: string }[]>('feedback_counts', {
      filter: { product: PRODUCT },
    })
    await sql("update public.feedbacks set comment = 'Reescrito' where id = any ($1)", [[ids[1], ids[2]]])
    const result = await setState({
      selection: ALL,
      state: 'aprovado',
      snapshot,
      seen: { [ids[2] ?? '']: 2 },
      expected: 4,
    })
    expect(result).toMatchObject({ matched: 4, changed: 2, failures: [{ id: ids[1] }] })
    expect(await states()).toBe('apaa')
  })

  test('can be undone except for feedbacks changed since', async () => {
    const { change } = await setState({ selection: { ids }, state: 'oculto' })
    await setState({ selection: { ids: [ids[2]] }, state: 'aprovado' })
    expect(await call('undo_feedback_state', { change })).toBe(2)
    expect(await states()).toBe('apao')
    expect(await call('undo_feedback_state', { change })).toBe(0)
    const [{ changed_in } = { changed_in: '' }] = await sql<{ changed_in: string }>(
      'select changed_in::text from public.feedbacks where id = $1',
      [ids[0]],
    )
    expect(await call('undo_feedback_state', { change: changed_in })).toBe(2)
    expect(await states()).toBe('ooao')
  })

  test.each(['', 'x', '1 or true'])('%j cannot be undone', async (change) => {
    expect((await shop.admin.rpc('undo_feedback_state', { change })).error?.code).toBe('22P02')
  })
})

describe('[FBK-01] a reply', () => {
  const stored = async (n: number) =>
    (
      await sql<{ reply: string | null; by_admin: boolean | null; is_timed: boolean }>(
        `select f.reply, u.email = 'admin@loja.test' as by_admin, f.replied_at is not null as is_timed
        from public.feedbacks f left join auth.users u on u.id = f.replied_by where f.id = $1`,
        [ids[n]],
      )
    )[0]

  test('is stored with author and time, changed and removed', async () => {
    const one = (text: string, version: number) =>
      reply({ selection: { ids: [ids[1]] }, reply: text, seen: { [ids[1] ?? '']: version }, replace: true })
    expect(await one('  Sentimos muito.\u200b ', 1)).toEqual({ matched: 1, changed: 1, failures: [] })
    expect(await stored(1)).toEqual({ reply: 'Sentimos muito.', by_admin: true, is_timed: true })
    expect(await one('De novo', 1)).toMatchObject({
      changed: 0,
      failures: [{ id: ids[1], reply: 'Sentimos muito.', version: 2 }],
    })
    expect(await one('De novo', 2)).toMatchObject({ changed: 1 })
    expect(await one('', 3)).toMatchObject({ changed: 1 })
    expect(await stored(1)).toEqual({ reply: null, by_admin: null, is_timed: false })
    expect(await states()).toBe('appo')
  })

  test('to many skips feedbacks with a reply', async () => {
    expect(await reply({ selection: ALL, reply: 'Obrigada a todos', expected: 4 })).toEqual({
      matched: 4,
      changed: 3,
      failures: [],
    })
    expect(await stored(0)).toMatchObject({ reply: 'Obrigada!' })
    expect(await stored(3)).toMatchObject({ reply: 'Obrigada a todos', by_admin: true })
  })
})
