import { clientOf } from '@loja/backend/testing'
import { describe, expect, test } from 'vitest'
import { COMMENTS, NOT_BOUGHT, NOT_THEIRS, REFUSED_RATINGS } from './customer-feedback-cases'
import {
  codeOf,
  draft,
  feedbackShop,
  makeFeedback,
  makePurchase,
  OTHER,
  OWNER,
  REPRESENTATION,
  type Rest,
} from './feedback-support'
import { testForeignFeedbacks } from './foreign-feedbacks'

const shop = feedbackShop()

const everything = async () =>
  (
    await shop.sql("select coalesce(md5(string_agg(f::text, '' order by id)), '') as all_rows from public.feedbacks f")
  )[0]

describe('[FBK-02] a customer’s feedback', () => {
  test('is stored once and keeps the product’s name', async () => {
    const bought = await makePurchase(shop.sql, OWNER)
    await shop.sql("update public.products set name = 'Outro nome ' || id where id = $1", [bought.product_id])
    const columns = 'select=profile_id,product_name,rating,comment,state,reply,version'
    const first = await shop.owner('POST', `feedbacks?${columns}`, draft(bought), REPRESENTATION)
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
    expect(codeOf(await shop.owner('POST', 'feedbacks', draft(bought, { rating: 1 })))).toEqual([409, '23505'])
    const again = { ...(await makePurchase(shop.sql, OWNER)), product_id: bought.product_id }
    await shop.sql('update public.order_items set product_id = $1 where order_id = $2', [
      bought.product_id,
      again.order_id,
    ])
    expect(codeOf(await shop.owner('POST', 'feedbacks', draft(again)))).toEqual([409, '23505'])
  })

  test.each(NOT_BOUGHT)('is refused of %s', async (_what, change) => {
    const bought = await makePurchase(shop.sql, OWNER)
    const values = { ...bought, ...(await change(shop.sql, bought)) }
    const before = await everything()
    expect(codeOf(await shop.owner('POST', 'feedbacks', draft(values)))).toEqual([403, '42501'])
    expect(await everything()).toEqual(before)
  })

  test.each(['enviado', 'entregue'])('is refused of an order in %s', async (status) => {
    const bought = await makePurchase(shop.sql, OWNER, status)
    expect((await shop.owner('POST', 'feedbacks', draft(bought))).status).toBe(201)
  })

  test.each(NOT_THEIRS)('cannot set %s', async (json) => {
    const bought = await makePurchase(shop.sql, OWNER)
    const before = await everything()
    expect(codeOf(await shop.owner('POST', 'feedbacks', draft(bought, JSON.parse(json))))).toEqual([403, '42501'])
    expect(await everything()).toEqual(before)
    const { id } = await makeFeedback(shop.sql, OWNER)
    const then = await everything()
    expect(codeOf(await shop.owner('PATCH', `feedbacks?id=eq.${id}`, json))).toEqual([403, '42501'])
    expect(codeOf(await shop.owner('PATCH', 'feedbacks?rating=gte.1', json))).toEqual([403, '42501'])
    expect(await everything()).toEqual(then)
  })

  test('cannot be written for another customer or by upsert', async () => {
    const [mine, theirs] = [await makePurchase(shop.sql, OWNER), await makeFeedback(shop.sql, OTHER)]
    const before = await everything()
    const foreign = draft(mine, { profile_id: theirs.profile_id })
    expect(codeOf(await shop.owner('POST', 'feedbacks', foreign))).toEqual([403, '42501'])
    for (const target of ['', '?on_conflict=id', '?on_conflict=profile_id,product_id']) {
      const takeOver = draft(theirs, {
        profile_id: theirs.profile_id,
        rating: 1,
        ...(target.endsWith('=id') && { id: theirs.id }),
      })
      const { status, body } = await shop.owner('POST', `feedbacks${target}`, takeOver, {
        prefer: 'resolution=merge-duplicates',
      })
      expect([status, body.code]).toEqual([403, '42501'])
    }
    const own = await makeFeedback(shop.sql, OWNER, { state: 'aprovado' })
    const then = await everything()
    const merged = await shop.owner('POST', 'feedbacks?on_conflict=profile_id,product_id', draft(own, { rating: 1 }), {
      prefer: 'resolution=merge-duplicates',
    })
    expect(codeOf(merged)).toEqual([403, '42501'])
    expect(await everything()).toEqual(then)
    expect(then).not.toEqual(before)
  })

  test.each(REFUSED_RATINGS)('cannot have a rating of %s', async (rating, code) => {
    const bought = await makePurchase(shop.sql, OWNER)
    const { status, body } = await shop.owner(
      'POST',
      'feedbacks',
      draft(bought).replace('"rating":4', `"rating":${rating}`),
    )
    expect([status, body.code]).toEqual([400, code])
  })

  test.each(COMMENTS)('stores the comment %j as %j', async (comment, kept) => {
    const bought = await makePurchase(shop.sql, OWNER)
    const { status, body } = await shop.owner(
      'POST',
      'feedbacks?select=comment',
      draft(bought, { comment }),
      REPRESENTATION,
    )
    expect([status, body]).toEqual([201, [{ comment: kept }]])
  })

  test.each([2001, 9000, 400_000])('cannot have %d characters', async (length) => {
    const bought = await makePurchase(shop.sql, OWNER)
    expect(codeOf(await shop.owner('POST', 'feedbacks', draft(bought, { comment: 'á'.repeat(length) })))).toEqual([
      400,
      '23514',
    ])
  })

  test('can be changed until it is moderated', async () => {
    const { id } = await makeFeedback(shop.sql, OWNER, { comment: 'Bom' })
    const change = (rating: number) =>
      shop.owner(
        'PATCH',
        `feedbacks?id=eq.${id}&select=rating,comment,version`,
        `{"rating":${rating},"comment":" Melhor "}`,
        REPRESENTATION,
      )
    expect(await change(3)).toEqual({ status: 200, body: [{ rating: 3, comment: 'Melhor', version: 2 }] })
    for (const state of ['aprovado', 'oculto']) {
      await shop.sql('update public.feedbacks set state = $1 where id = $2', [state, id])
      expect(await change(1)).toEqual({ status: 200, body: [] })
    }
    expect(codeOf(await shop.owner('DELETE', `feedbacks?id=eq.${id}`))).toEqual([403, '42501'])
  })
})

describe('[FBK-02] hidden feedbacks', () => testForeignFeedbacks(shop))

describe('[FBK-02] what the shop shows', () => {
  test('lists approved feedbacks of an active product without persons, newest first', async () => {
    const base = await makeFeedback(shop.sql, OWNER, {
      state: 'aprovado',
      comment: 'Adorei',
      created_at: '2026-01-02T12:00:00Z',
    })
    await shop.sql(
      `insert into public.feedbacks (profile_id, product_id, rating, state, reply, created_at, replied_at)
        select p.id, $1, 2, s.state, case s.state when 'aprovado' then 'Obrigada!' end, '2026-01-03T12:00:00Z',
          case s.state when 'aprovado' then '2026-01-04T12:00:00Z'::timestamptz end
        from (values (5, 'pendente'), (6, 'oculto'), (7, 'aprovado')) s (n, state)
        join public.profiles p on p.id = md5('loja-demo/profile/' || s.n)::uuid`,
      [base.product_id],
    )
    const path = `rpc/approved_feedbacks?product_id=${base.product_id}`
    const shown = (rest: Rest) => rest('GET', path)
    for (const rest of [shop.anonymous, shop.owner, shop.other]) {
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
    expect((await shop.anonymous('GET', `${path}&select=profile_id`)).status).toBe(400)
    expect((await shop.anonymous('GET', `${path}&page_size=1&page_offset=1`)).body).toHaveLength(1)
    await shop.sql('update public.products set is_active = false where id = $1', [base.product_id])
    expect((await shown(shop.anonymous)).body).toEqual([])
  })

  test.each(['page_size=0', 'page_size=101', 'page_offset=-1'])('has no page %s', async (page) => {
    const path = `rpc/approved_feedbacks?product_id=${crypto.randomUUID()}&${page}`
    expect(codeOf(await shop.anonymous('GET', path))).toEqual([400, '22023'])
  })
})

describe('[FBK-02] a feedback', () => {
  test('stays when its order or product is deleted', async () => {
    const { id, order_id, product_id } = await makeFeedback(shop.sql, OWNER, { state: 'aprovado' })
    await shop.admin('POST', 'rpc/delete_order', JSON.stringify({ order_id }))
    const deletion = await shop.admin(
      'POST',
      'rpc/change_products',
      JSON.stringify({ selection: { ids: [product_id] }, kind: 'delete' }),
    )
    const listed = async () => {
      const { body } = await shop.admin(
        'POST',
        'rpc/list_feedbacks',
        JSON.stringify({ filter: { product: product_id } }),
      )
      return body.map((row: Record<string, unknown>) => [row.id, row.order_id, row.is_product_gone])
    }
    expect(await listed()).toEqual([[id, null, true]])
    expect((await shop.anonymous('GET', `rpc/approved_feedbacks?product_id=${product_id}`)).body).toEqual([])
    await shop.admin('POST', 'rpc/undo_change', JSON.stringify({ change_id: deletion.body[0].change_id }))
    expect(await listed()).toEqual([[id, null, false]])
  })

  test('is deleted with its account', async () => {
    const client = clientOf(shop.backend, shop.backend.publishableKey)
    const email = 'breve@exemplo.test'
    await client.auth.signUp({ email, password: 'uma-senha-longa' })
    const { id, order_id } = await makeFeedback(shop.sql, email)
    await shop.sql('delete from auth.users where email = $1', [email])
    expect(await shop.sql('select id from public.feedbacks where id = $1', [id])).toEqual([])
    expect(await shop.sql('select profile_id from public.orders where id = $1', [order_id])).toEqual([
      { profile_id: null },
    ])
  })
})
