import { randomUUID } from 'node:crypto'
import { clientOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

const shop = sharedBackend({ signUp: 'open' })
let ana: SupabaseClient
let bia: SupabaseClient
let server: SupabaseClient
let ids: { ana: string; order: string; product: string }

const rowId = (sql: string) => shop.value<string>(`${sql} returning id`)

beforeAll(async () => {
  ana = shop.admin
  server = clientOf(shop.backend, shop.backend.secretKey)
  bia = clientOf(shop.backend, shop.backend.publishableKey)
  await bia.auth.signUp({ email: 'bia@exemplo.test', password: 'uma-senha-longa' })
  const idOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user?.id ?? ''
  await shop.sql("update public.profiles set role = 'admin' where user_id = $1", [await idOf(bia)])
  ids = {
    ana: await idOf(ana),
    order: await rowId('insert into public.orders (total) values (1)'),
    product: await rowId("insert into public.products (name, price) values ('Com nota', 1)"),
  }
})
beforeEach(() => shop.sql('delete from public.staff_notes'))

const notes = (client: SupabaseClient) => client.from('staff_notes')
const write = (client: SupabaseClient, row: object) =>
  notes(client).insert(row).select('id, body, author_id, version, created_at, updated_at').single()

describe('[NOTE-01] row security of notes', () => {
  test('shows a note to every administrator, and to no other caller', async () => {
    await write(ana, { order_id: ids.order, body: 'Ligar antes' })
    const seen = async (client: SupabaseClient) => (await notes(client).select('body')).data
    expect(await seen(bia)).toEqual([{ body: 'Ligar antes' }])
    expect(await seen(shop.customer)).toEqual([])
    expect(await seen(shop.anonymous)).toBeNull()
  })

  test('lets only the author edit and delete a note', async () => {
    const { data } = await write(ana, { order_id: ids.order, body: 'Ligar antes' })
    expect((await notes(bia).update({ body: 'Outra' }).eq('id', data?.id).select('id')).data).toEqual([])
    expect((await notes(bia).delete().eq('id', data?.id).select('id')).data).toEqual([])
    expect((await notes(ana).update({ body: 'Outra' }).eq('id', data?.id).select('body, version')).data).toEqual([
      { body: 'Outra', version: 2 },
    ])
    expect((await notes(ana).delete().eq('id', data?.id).select('id')).data).toHaveLength(1)
  })

  test('lets no administrator choose author and version, or move a note', async () => {
    const { data } = await write(ana, { order_id: ids.order, body: 'Ligar antes' })
    expect(data?.author_id).toBe(ids.ana)
    for (const row of [{ author_id: ids.ana }, { version: 7 }])
      expect((await write(bia, { order_id: ids.order, body: 'x', ...row })).error?.code).toBe('42501')
    for (const patch of [{ author_id: ids.ana }, { version: 7 }, { order_id: null }, { created_at: '2026-01-01' }])
      expect((await notes(ana).update(patch).eq('id', data?.id)).error?.code).toBe('42501')
  })
})

describe('[NOTE-01] a stored note', () => {
  test('has a plain text of 1 to 2,000 characters', async () => {
    const { data } = await write(ana, { order_id: ids.order, body: ' Ligar\r\nantes\u200b ' })
    expect(data?.body).toBe('Ligar\nantes')
    for (const body of ['', ' \n ', 'x'.repeat(2001), 'x'.repeat(9000)])
      expect((await write(ana, { order_id: ids.order, body })).error?.code).toBe('23514')
    expect((await write(ana, { order_id: ids.order, body: 'x'.repeat(2000) })).error).toBeNull()
  })

  test('belongs to one order or one product that exists', async () => {
    for (const subject of [{}, { order_id: ids.order, product_id: ids.product }])
      expect((await write(ana, { body: 'x', ...subject })).error?.code).toBe('23514')
    for (const subject of [{ order_id: randomUUID() }, { product_id: randomUUID() }])
      expect((await write(ana, { body: 'x', ...subject })).error?.code).toBe('23503')
  })

  test.each(['created_at', 'updated_at'])('is refused with `%s` of its author', async (column) => {
    for (const date of ['2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z'])
      expect((await write(ana, { order_id: ids.order, body: 'x', [column]: date })).error?.code).toBe('42501')
  })

  test('is never newer than its insert, also with the secret key', async () => {
    const { data } = await write(server, { order_id: ids.order, body: 'x', created_at: '2090-01-01T00:00:00Z' })
    expect(Date.parse(data?.created_at)).toBeLessThan(Date.parse('2090-01-01'))
  })
})

describe('[NOTE-04] a deleted note written again with its id', () => {
  const former = { created_at: '2026-01-02T03:04:05+00:00', updated_at: '2026-01-03T03:04:05+00:00' }
  const deleted = async (body: string) => {
    const { data } = await write(server, { order_id: ids.order, body, author_id: ids.ana, ...former })
    await notes(ana).delete().eq('id', data?.id)
    return data?.id as string
  }

  test('has its former dates', async () => {
    const row = { id: await deleted('Ligar antes'), order_id: ids.order, body: 'Ligar antes' }
    expect((await write(ana, row)).data).toMatchObject({ id: row.id, body: row.body, ...former })
  })

  test('is edited now when the text is another', async () => {
    const row = { id: await deleted('Ligar antes'), order_id: ids.order, body: 'Ligar depois' }
    const { data } = await write(ana, row)
    expect(data?.created_at).toBe(former.created_at)
    expect(Date.now() - Date.parse(data?.updated_at)).toBeLessThan(3_600_000)
  })

  test('is new when another administrator writes it', async () => {
    const { data } = await write(bia, { id: await deleted('Ligar antes'), order_id: ids.order, body: 'Ligar antes' })
    expect(Date.now() - Date.parse(data?.created_at)).toBeLessThan(3_600_000)
  })

  test('is new a day later, and its record is removed by the next deletion', async () => {
    const id = await deleted('Ligar antes')
    await shop.sql("update private.deleted_notes set deleted_at = now() - interval '25 hours' where id = $1", [id])
    await deleted('Outra')
    expect(await shop.sql('select 1 from private.deleted_notes where id = $1', [id])).toEqual([])
    const { data } = await write(ana, { id, order_id: ids.order, body: 'Ligar antes' })
    expect(Date.now() - Date.parse(data?.created_at)).toBeLessThan(3_600_000)
  })
})

test.each(['order', 'product'] as const)(
  '[NOTE-05] notes embedded in orders and products are those of the %s, for administrators only',
  async (kind) => {
    for (const body of ['A', 'B']) await write(ana, { [`${kind}_id`]: ids[kind], body })
    const of = async (client: SupabaseClient) =>
      (await client.from(`${kind}s`).select('staff_notes(body)').eq('id', ids[kind])).data?.map(
        (row) => row.staff_notes,
      )
    expect(await of(bia)).toEqual([expect.arrayContaining([{ body: 'A' }, { body: 'B' }])])
    expect(await of(shop.customer)).toEqual(kind === 'product' ? [[]] : [])
  },
)

describe('[NOTE-02] notes of a deleted product', () => {
  const remove = async () => {
    const { data } = await ana.rpc('change_products', { selection: { ids: [ids.product] }, kind: 'delete' })
    return data[0].change_id as string
  }
  const bodies = () => shop.sql('select body from public.staff_notes')

  test('are there after its restoration', async () => {
    await write(ana, { product_id: ids.product, body: 'Fornecedor novo' })
    const change = await remove()
    expect((await ana.rpc('undo_change', { change_id: change })).error).toBeNull()
    expect(await bodies()).toEqual([{ body: 'Fornecedor novo' }])
  })

  test('are deleted when the product can no longer be restored', async () => {
    const other = await rowId("insert into public.products (name, price) values ('Outro', 1)")
    await write(ana, { product_id: other, body: 'Fica' })
    await write(ana, { product_id: ids.product, body: 'Fornecedor novo' })
    const change = await remove()
    await shop.sql("update private.changes set created_at = now() - interval '31 days' where id = $1", [change])
    await ana.rpc('change_products', { selection: { ids: [other] }, kind: 'status', arguments: { active: false } })
    expect(await bodies()).toEqual([{ body: 'Fica' }])
  })
})
