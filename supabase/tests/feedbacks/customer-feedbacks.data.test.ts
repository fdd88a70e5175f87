import { DEMO_ACCOUNTS, type RunningBackend } from '@loja/local-backend'
import { callersOf, clientOf, startTestBackend } from '@loja/local-backend/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFeedback, makePurchase, type Purchase, restOf } from './feedback-support'

const OWNER = DEMO_ACCOUNTS.customer.email
const OTHER = 'outra@exemplo.test'
const REPRESENTATION = { prefer: 'return=representation' }

let backend: RunningBackend
let sql: RunningBackend['sql']
type Rest = Awaited<ReturnType<typeof restOf>>
let anonymous: Rest
let owner: Rest
let other: Rest
let admin: Rest
beforeAll(async () => {
  backend = await startTestBackend({ signUp: 'open' })
  sql = backend.sql
  const callers = await callersOf(backend)
  const client = clientOf(backend, backend.publishableKey)
  const signUp = await client.auth.signUp({ email: OTHER, password: 'uma-senha-longa' })
  if (signUp.error) throw signUp.error
  anonymous = await restOf(backend)
  owner = await restOf(backend, callers.customer)
  other = await restOf(backend, client)
  admin = await restOf(backend, callers.admin)
})
afterAll(() => backend?.close())

const draft = ({ product_id, order_id }: Purchase, values: object = {}) =>
  JSON.stringify({ product_id, order_id, rating: 4, comment: 'Gostei', ...values })
const everything = async () =>
  (await sql("select coalesce(md5(string_agg(f::text, '' order by id)), '') as all_rows from public.feedbacks f"))[0]
const codeOf = ({ status, body }: { status: number; body: { code?: string } | null }) => [status, body?.code]

describe('[FBK-02] a customer writes about what they bought', () => {
  test('once, and reads it back; the product is named as it was bought, whoever renames it', async () => {
    const bought = await makePurchase(sql, OWNER)
    await sql("update public.products set name = 'Outro nome ' || id where id = $1", [bought.product_id])
    const columns = 'select=profile_id,product_name,rating,comment,state,reply,version'
    const first = await owner('POST', `feedbacks?${columns}`, draft(bought), REPRESENTATION)
    expect(first).toEqual({
      status: 201,
      body: [
        {
          profile_id: bought.profile_id,
          product_name: expect.stringMatching(/^Avaliado/),
          rating: 4,
          comment: 'Gostei',
          state: 'pendente',
          reply: null,
          version: 1,
        },
      ],
    })
    expect(codeOf(await owner('POST', 'feedbacks', draft(bought, { rating: 1 })))).toEqual([409, '23505'])
    const again = { ...(await makePurchase(sql, OWNER)), product_id: bought.product_id }
    await sql('update public.order_items set product_id = $1 where order_id = $2', [bought.product_id, again.order_id])
    expect(codeOf(await owner('POST', 'feedbacks', draft(again)))).toEqual([409, '23505'])
  })

  test.each<[string, (bought: Purchase) => Promise<Partial<Purchase>>]>([
    [
      'what somebody else bought',
      async () => {
        const { order_id, product_id } = await makePurchase(sql, OTHER)
        return { order_id, product_id }
      },
    ],
    ['a product that the order has not', async () => ({ product_id: (await makePurchase(sql, OWNER)).product_id })],
    ['a cancelled order', () => makePurchase(sql, OWNER, 'cancelado')],
    [
      'an order of nobody',
      async ({ order_id }) => {
        await sql('update public.orders set profile_id = null where id = $1', [order_id])
        return {}
      },
    ],
    ['no order', async () => ({ order_id: null as never })],
    ['an order that does not exist', async () => ({ order_id: crypto.randomUUID() })],
    ['a product that does not exist', async () => ({ product_id: crypto.randomUUID() })],
  ])('not of %s', async (_what, change) => {
    const bought = await makePurchase(sql, OWNER)
    const values = { ...bought, ...(await change(bought)) }
    const before = await everything()
    expect(codeOf(await owner('POST', 'feedbacks', draft(values)))).toEqual([403, '42501'])
    expect(await everything()).toEqual(before)
  })

  test('an order without a status is not cancelled, and one that nobody cancelled may be rated before it arrives', async () => {
    for (const status of [null, 'pendente', 'enviado']) {
      const bought = await makePurchase(sql, OWNER, status)
      expect((await owner('POST', 'feedbacks', draft(bought))).status).toBe(201)
    }
  })

  test.each([
    ['{"state":"aprovado"}'],
    ['{"state":null}'],
    ['{"reply":"Somos a loja"}'],
    ['{"replied_at":"2026-01-01T00:00:00Z"}'],
    ['{"product_name":"Outro"}'],
    ['{"created_at":"2020-01-01T00:00:00Z"}'],
    ['{"version":9}'],
    ['{"former_state":"aprovado"}'],
    ['{"comment_folded":"x"}'],
    ['{"id":"00000000-0000-4000-8000-000000000001"}'],
  ])('%s is not theirs to say, neither at first nor later', async (json) => {
    const bought = await makePurchase(sql, OWNER)
    const before = await everything()
    expect(codeOf(await owner('POST', 'feedbacks', draft(bought, JSON.parse(json))))).toEqual([403, '42501'])
    expect(await everything()).toEqual(before)
    const { id } = await makeFeedback(sql, OWNER)
    const then = await everything()
    expect(codeOf(await owner('PATCH', `feedbacks?id=eq.${id}`, json))).toEqual([403, '42501'])
    expect(codeOf(await owner('PATCH', 'feedbacks?rating=gte.1', json))).toEqual([403, '42501'])
    expect(await everything()).toEqual(then)
  })

  test('nor in the name of another, by an own order, nor past the key with an upsert', async () => {
    const [mine, theirs] = [await makePurchase(sql, OWNER), await makeFeedback(sql, OTHER)]
    const before = await everything()
    const foreign = draft(mine, { profile_id: theirs.profile_id })
    expect(codeOf(await owner('POST', 'feedbacks', foreign))).toEqual([403, '42501'])
    for (const target of ['', '?on_conflict=id', '?on_conflict=profile_id,product_id']) {
      const takeOver = draft(theirs, {
        profile_id: theirs.profile_id,
        rating: 1,
        ...(target.endsWith('=id') && { id: theirs.id }),
      })
      const { status, body } = await owner('POST', `feedbacks${target}`, takeOver, {
        prefer: 'resolution=merge-duplicates',
      })
      expect([status, body.code]).toEqual([403, '42501'])
    }
    const own = await makeFeedback(sql, OWNER, { state: 'aprovado' })
    const then = await everything()
    const merged = await owner('POST', 'feedbacks?on_conflict=profile_id,product_id', draft(own, { rating: 1 }), {
      prefer: 'resolution=merge-duplicates',
    })
    expect(codeOf(merged)).toEqual([403, '42501'])
    expect(await everything()).toEqual(then)
    expect(then).not.toEqual(before)
  })

  test.each([
    ['6', '23514'],
    ['0', '23514'],
    ['-1', '23514'],
    ['null', '23502'],
    ['40000', '22003'],
    ['"cinco"', '22P02'],
    ['true', '22P02'],
    ['[5]', '22P02'],
    ['{"a":5}', '22P02'],
    ['"5; drop table feedbacks"', '22P02'],
  ])('a rating of %s is refused', async (rating, code) => {
    const bought = await makePurchase(sql, OWNER)
    const { status, body } = await owner('POST', 'feedbacks', draft(bought).replace('"rating":4', `"rating":${rating}`))
    expect([status, body.code]).toEqual([400, code])
  })

  test.each([
    ['"5"', 5],
    ['1E0', 1],
  ])('a rating of %s is read as a number, or refused, and never anything else', async (rating, meant) => {
    const bought = await makePurchase(sql, OWNER)
    const body = draft(bought).replace('"rating":4', `"rating":${rating}`)
    const { status } = await owner('POST', 'feedbacks', body)
    const stored = await sql('select rating from public.feedbacks where order_id = $1', [bought.order_id])
    expect(stored).toEqual(status === 201 ? [{ rating: meant }] : [])
  })

  test.each([
    ['  Bom\u00a0 ', 'Bom'],
    ['\u200b \u202e\u0007\ufeff', null],
    ['', null],
    ['ok\u202eoculto\u2066', 'okoculto'],
    ['um\r\n\r\n\r\n\r\n dois\rtrês\u2028quatro', 'um\n\ndois\ntrês\nquatro'],
    ['cafe\u0301', 'café'],
    ['🤷\u200d♀️ 👨\u200d👩\u200d👧 a\u200db', '🤷\u200d♀️ 👨\u200d👩\u200d👧 ab'],
    ['null', 'null'],
    ['eq.1', 'eq.1'],
    [`${' '.repeat(500)}${'x'.repeat(2000)}\n`, 'x'.repeat(2000)],
  ])('the comment %j is kept as %j', async (comment, kept) => {
    const bought = await makePurchase(sql, OWNER)
    const { status, body } = await owner('POST', 'feedbacks?select=comment', draft(bought, { comment }), REPRESENTATION)
    expect([status, body]).toEqual([201, [{ comment: kept }]])
  })

  test.each([2001, 9000, 1_000_000])('a comment of %d characters is refused', async (length) => {
    const bought = await makePurchase(sql, OWNER)
    expect(codeOf(await owner('POST', 'feedbacks', draft(bought, { comment: 'á'.repeat(length) })))).toEqual([
      400,
      '23514',
    ])
  })

  test('rating and comment may be changed until it is judged, and then no more', async () => {
    const { id } = await makeFeedback(sql, OWNER, { comment: 'Bom' })
    const change = (rating: number) =>
      owner(
        'PATCH',
        `feedbacks?id=eq.${id}&select=rating,comment,version`,
        `{"rating":${rating},"comment":" Melhor "}`,
        REPRESENTATION,
      )
    expect(await change(3)).toEqual({ status: 200, body: [{ rating: 3, comment: 'Melhor', version: 2 }] })
    for (const state of ['aprovado', 'oculto']) {
      await sql('update public.feedbacks set state = $1 where id = $2', [state, id])
      expect(await change(1)).toEqual({ status: 200, body: [] })
    }
    expect(codeOf(await owner('DELETE', `feedbacks?id=eq.${id}`))).toEqual([403, '42501'])
  })
})

describe('[FBK-02] nobody reads what is not for them', () => {
  const COLUMNS =
    'id,profile_id,product_id,product_name,order_id,rating,comment,state,reply,replied_at,created_at,updated_at,version'
  const seenBy = async (rest: Rest, query: string) => {
    const { body } = await rest('GET', `feedbacks?select=${COLUMNS}&${query}`)
    return Array.isArray(body) ? body.map(({ profile_id }: { profile_id: string }) => profile_id) : body.code
  }

  test('a customer their own in every state, another customer none of it, whatever is asked for', async () => {
    const hidden = await makeFeedback(sql, OWNER, { state: 'oculto', comment: 'segredo', reply: 'Resposta' })
    const approved = await makeFeedback(sql, OWNER, { state: 'aprovado', comment: 'segredo' })
    for (const query of [
      '',
      'order=profile_id',
      `id=in.(${hidden.id},${approved.id})`,
      'state=eq.aprovado',
      'comment=like.*segredo*',
      'or=(state.eq.aprovado,profile_id.not.is.null)',
      `profile_id=eq.${hidden.profile_id}`,
    ]) {
      const own = await seenBy(owner, query)
      expect(new Set(own), query).toEqual(new Set([hidden.profile_id]))
      expect(await seenBy(anonymous, query), query).toBe('42501')
      const theirs = await seenBy(other, query)
      expect(theirs, query).not.toContain(hidden.profile_id)
    }
    expect(await seenBy(admin, `id=eq.${hidden.id}`)).toEqual([hidden.profile_id])
    const count = await other('GET', `feedbacks?select=id&id=eq.${hidden.id}`, undefined, { prefer: 'count=exact' })
    expect(count.body).toEqual([])
  })

  test.each(['*', 'id,replied_by', 'id,changed_in', 'id,former_state', 'id,comment_folded'])(
    'select=%s asks for what the API does not show, of the own ones too',
    async (select) => {
      await makeFeedback(sql, OWNER)
      for (const rest of [owner, other, admin]) {
        expect(codeOf(await rest('GET', `feedbacks?select=${select}`))).toEqual([403, '42501'])
      }
    },
  )

  test.each(['replied_by=not.is.null', 'order=replied_by', 'comment_folded=like.*a*', 'former_state=eq.pendente'])(
    '%s is no way to find out either',
    async (query) => {
      for (const rest of [owner, admin]) {
        expect(codeOf(await rest('GET', `feedbacks?select=id&${query}`))).toEqual([403, '42501'])
      }
    },
  )

  test('no way leads from a feedback, a profile or a product to another person, or to an order', async () => {
    const theirs = await makeFeedback(sql, OTHER, { state: 'aprovado' })
    const mine = await makeFeedback(sql, OWNER)
    const embedded = await owner('GET', 'feedbacks?select=id,profiles(id,full_name),orders(id,total)')
    expect(JSON.stringify(embedded.body)).not.toContain(theirs.profile_id)
    expect(embedded.body.find(({ id }: { id: string }) => id === mine.id)?.orders).toBeNull()
    for (const path of [
      `profiles?select=id,feedbacks(id)&id=eq.${theirs.profile_id}`,
      'profiles?select=id,orders(id)&orders.total=gte.0&orders=not.is.null',
      'orders?select=id,profile_id,feedbacks(id)',
    ]) {
      const { body } = await owner('GET', path)
      expect(JSON.stringify(body), path).not.toMatch(new RegExp(`${theirs.profile_id}|${theirs.id}|${mine.order_id}`))
    }
    for (const rest of [anonymous, owner]) {
      expect((await rest('GET', `products?select=id,feedbacks(comment)&id=eq.${theirs.product_id}`)).status).not.toBe(
        200,
      )
    }
  })

  test('a foreign one is not changed and not deleted, by no filter', async () => {
    const { id } = await makeFeedback(sql, OTHER)
    const theirs = () => sql('select * from public.feedbacks where id = $1', [id])
    const before = await theirs()
    for (const filter of [`id=eq.${id}`, 'rating=gte.1', 'or=(id.not.is.null)']) {
      const changed = await owner('PATCH', `feedbacks?${filter}&select=id`, '{"comment":"Trocado"}', REPRESENTATION)
      expect(JSON.stringify(changed.body)).not.toContain(id)
      expect(codeOf(await owner('DELETE', `feedbacks?${filter}`))).toEqual([403, '42501'])
      expect(codeOf(await anonymous('PATCH', `feedbacks?${filter}`, '{"comment":"Trocado"}'))).toEqual([401, '42501'])
    }
    // Staff judge what customers say, and do not write it.
    const byStaff = await admin('PATCH', `feedbacks?id=eq.${id}&select=id`, '{"comment":"Trocado"}', REPRESENTATION)
    expect(byStaff.body).toEqual([])
    expect(await theirs()).toEqual(before)
  })
})

describe('[FBK-02] what the shop shows', () => {
  test('approved ones of an active product, newest first, and nothing about a person', async () => {
    const base = await makeFeedback(sql, OWNER, {
      state: 'aprovado',
      comment: 'Adorei',
      created_at: '2026-01-02T12:00:00Z',
    })
    await sql(
      `insert into public.feedbacks (profile_id, product_id, rating, state, reply, created_at, replied_at)
        select p.id, $1, 2, s.state, case s.state when 'aprovado' then 'Obrigada!' end, '2026-01-03T12:00:00Z',
          case s.state when 'aprovado' then '2026-01-04T12:00:00Z'::timestamptz end
        from (values (5, 'pendente'), (6, 'oculto'), (7, 'aprovado')) s (n, state)
        join public.profiles p on p.id = md5('loja-demo/profile/' || s.n)::uuid`,
      [base.product_id],
    )
    const path = `rpc/approved_feedbacks?product_id=${base.product_id}`
    const shown = (rest: Rest) => rest('GET', path)
    for (const rest of [anonymous, owner, other]) {
      expect(await shown(rest)).toEqual({
        status: 200,
        body: [
          {
            product: base.product_id,
            rating: 2,
            comment: null,
            created_at: '2026-01-03T12:00:00+00:00',
            reply: 'Obrigada!',
            replied_at: '2026-01-04T12:00:00+00:00',
          },
          {
            product: base.product_id,
            rating: 5,
            comment: 'Adorei',
            created_at: '2026-01-02T12:00:00+00:00',
            reply: null,
            replied_at: null,
          },
        ],
      })
    }
    expect((await anonymous('GET', `${path}&select=profile_id`)).status).toBe(400)
    expect((await anonymous('GET', `${path}&page_size=1&page_offset=1`)).body).toHaveLength(1)
    await sql('update public.products set is_active = false where id = $1', [base.product_id])
    expect((await shown(anonymous)).body).toEqual([])
  })

  test.each(['page_size=0', 'page_size=101', 'page_offset=-1'])('no page %s', async (page) => {
    const path = `rpc/approved_feedbacks?product_id=${crypto.randomUUID()}&${page}`
    expect(codeOf(await anonymous('GET', path))).toEqual([400, '22023'])
  })
})

describe('[FBK-02] what becomes of a feedback when something else goes', () => {
  test('an order that is deleted leaves it; a product too, and one that comes back finds it', async () => {
    const { id, order_id, product_id } = await makeFeedback(sql, OWNER, { state: 'aprovado' })
    await admin('POST', 'rpc/delete_order', JSON.stringify({ order_id }))
    const deletion = await admin('POST', 'rpc/delete_products', JSON.stringify({ selection: { ids: [product_id] } }))
    const listed = async () => {
      const { body } = await admin('POST', 'rpc/list_feedbacks', JSON.stringify({ product: product_id }))
      return body.map((row: Record<string, unknown>) => [row.id, row.order_id, row.is_product_gone])
    }
    expect(await listed()).toEqual([[id, null, true]])
    expect((await anonymous('GET', `rpc/approved_feedbacks?product_id=${product_id}`)).body).toEqual([])
    await admin('POST', 'rpc/undo_product_change', JSON.stringify({ change_id: deletion.body[0].change_id }))
    expect(await listed()).toEqual([[id, null, false]])
  })

  test('an account that is deleted takes its feedbacks along, and leaves its orders to nobody', async () => {
    const client = clientOf(backend, backend.publishableKey)
    const email = 'breve@exemplo.test'
    await client.auth.signUp({ email, password: 'uma-senha-longa' })
    const { id, order_id } = await makeFeedback(sql, email)
    await sql('delete from auth.users where email = $1', [email])
    expect(await sql('select id from public.feedbacks where id = $1', [id])).toEqual([])
    expect(await sql('select profile_id from public.orders where id = $1', [order_id])).toEqual([{ profile_id: null }])
  })
})
