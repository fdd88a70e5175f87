import { randomUUID } from 'node:crypto'
import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'
import { importActions, namedProducts } from './import-support'
import { productActions } from './product-support'

const shop = sharedBackend()
const { begin, send, change, finish, undo, list, silence, stored } = importActions(shop)
const bulk = productActions(shop)

interface Row {
  id: string
  name: string
  version: number
}
const row = async (name: string) =>
  (await shop.sql<Row & Record<string, unknown>>('select * from public.products where name = $1', [name]))[0]
const snapshot = (prefix: string) => bulk.rows(prefix)
const sell = (id: string) =>
  shop.sql(
    `with o as (insert into public.orders (total) values (1) returning id)
     insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
     select o.id, $1, 'x', 1, 1, 1 from o`,
    [id],
  )

describe('[IMP-13] an update of stored products', () => {
  test('changes the given columns once unless the product changed', async () => {
    const [a, b, c] = (await bulk.make('Atualizar', 3)) as [string, string, string]
    await shop.sql('update public.products set volume = $2 where id = $1', [b, '1 ml'])
    const id = await begin(5)
    const changes = [
      { id: a, version: 1, patch: { price: 77.5, sale_price: null, tags: ['x', 'y'], stock_quantity: 3 } },
      { id: b, version: 1, patch: { price: 1 } },
      { id: randomUUID(), version: 1, patch: { price: 1 } },
      { id: c, version: 1, patch: { price: -1 } },
      { id: c, version: 1, patch: { description: 'nova' } },
    ]
    const answer = await change(id, 0, changes)
    expect(answer).toEqual({
      updated: 2,
      conflicts: [
        { row: 1, id: b, name: 'Atualizar 2' },
        { row: 2, id: changes[2]?.id, name: null },
      ],
      errors: [{ row: 3, code: '23514', message: expect.any(String) }],
    })
    expect(await row('Atualizar 1')).toMatchObject({
      price: 77.5,
      tags: ['x', 'y'],
      stock_quantity: 3,
      volume: null,
      version: 2,
    })
    expect(await row('Atualizar 3')).toMatchObject({ description: 'nova', price: 30, version: 2 })
    expect(await change(id, 0, changes)).toEqual(answer)
    expect(await row('Atualizar 1')).toMatchObject({ version: 2 })
    expect(await list(id)).toMatchObject({ updated: 2, conflicts: 2, errors: 1, imported: 0 })
    await expect(send(id, 0, namedProducts('x', 5))).rejects.toMatchObject({ code: '22023' })
  })

  test('does not change names, the shop window or internal columns', async () => {
    const [a] = await bulk.make('Fixo', 1)
    for (const patch of [{ name: 'Outro' }, { is_featured: true }, { version: 9 }, { id: randomUUID() }]) {
      const refused = change(await begin(1), 0, [{ id: a, version: 1, patch }])
      await expect(refused).rejects.toMatchObject({ code: '22023' })
    }
    expect(await row('Fixo 1')).toMatchObject({ version: 1 })
  })
})

describe('[IMP-15] undo of an import', () => {
  test('removes created and restores changed products', async () => {
    const ids = await bulk.make('Voltar', 30)
    const before = await snapshot('Voltar')
    const id = await begin(60)
    await send(id, 0, namedProducts('Voltar novo', 30))
    const patch = {
      price: 1,
      sale_price: 0.5,
      category_type: 'cosmetico',
      tags: ['t'],
      is_active: false,
      gender: 'unissex',
    }
    await change(
      id,
      30,
      ids.map((of, n) => ({ id: of, version: 1, patch: n % 2 === 0 ? patch : { description: 'só isto' } })),
    )
    await expect(undo(id)).rejects.toMatchObject({ details: 'import_running' })
    await finish(id)
    expect(await list(id)).toMatchObject({ is_undoable: true, imported: 30, updated: 30 })
    expect(await undo(id)).toEqual({ removed: 30, restored: 30, remaining: 0, left_count: 0, left_in_place: [] })
    expect(await snapshot('Voltar')).toEqual(before)
    expect(await list(id)).toMatchObject({ is_undoable: false, removed_count: 30, restored_count: 30, left_count: 0 })
    await expect(undo(id)).rejects.toMatchObject({ details: 'change_undone' })
    await expect(undo(randomUUID())).rejects.toMatchObject({ details: 'change_expired' })
    await expect(send(id, 0, namedProducts('Outro', 1))).rejects.toMatchObject({ code: '22023' })
  })

  test('leaves products in place that were changed or sold since', async () => {
    const [batches] = await bulk.make('Guardado', 1)
    const id = await begin(5)
    await send(id, 0, namedProducts('Ficar', 4))
    await change(id, 4, [{ id: batches, version: 1, patch: { price: 5 } }])
    await finish(id)
    const [changed, sold, gone] = await Promise.all([row('Ficar 0'), row('Ficar 1'), row('Ficar 2')])
    await shop.admin.from('products').update({ price: 99 }).eq('id', changed?.id)
    await sell(sold?.id ?? '')
    await shop.admin.from('products').delete().eq('id', gone?.id)
    await shop.admin.from('products').update({ price: 6 }).eq('id', batches)
    expect(await undo(id)).toEqual({
      removed: 1,
      restored: 0,
      remaining: 0,
      left_count: 3,
      left_in_place: [
        { id: changed?.id, name: 'Ficar 0', reason: 'changed' },
        { id: sold?.id, name: 'Ficar 1', reason: 'sold' },
        { id: batches, name: 'Guardado 1', reason: 'changed' },
      ],
    })
    expect((await stored('Ficar')).map(({ name }) => name)).toEqual(['Ficar 0', 'Ficar 1'])
    expect(await row('Guardado 1')).toMatchObject({ price: 6 })
  })

  test('restores a product once after a later change is undone', async () => {
    const [a, b, c] = (await bulk.make('Depois', 3)) as [string, string, string]
    const before = await snapshot('Depois')
    const id = await begin(4)
    await send(id, 0, namedProducts('Depois novo', 1))
    const patched = [a, b, c].map((product) => ({ id: product, version: 1, patch: { price: 5 } }))
    await change(id, 1, patched)
    await finish(id)
    const made = (await row('Depois novo 0'))?.id
    const discount = await bulk.discount({ ids: [a, made] }, 10)
    const deletion = await bulk.remove({ ids: [b] })
    expect(await undo(id)).toMatchObject({
      removed: 0,
      restored: 1,
      left_in_place: [
        { id: made, reason: 'changed' },
        { id: a, reason: 'changed' },
        { id: b, name: 'Depois 2', reason: 'deleted' },
      ],
    })
    expect(await list(id)).toMatchObject({ is_undoable: true, left_count: 3, undone_at: expect.any(String) })
    await bulk.undo(discount.change_id)
    await shop.sql('update public.products set price = 77 where id = $1', [c])
    expect(await undo(id)).toMatchObject({ removed: 1, restored: 2, left_count: 1, left_in_place: [{ id: b }] })
    await bulk.undo(deletion.change_id)
    expect(await undo(id)).toMatchObject({ removed: 1, restored: 3, left_count: 0, left_in_place: [] })
    expect(await row('Depois 3')).toMatchObject({ price: 77 })
    await shop.sql('update public.products set price = 30 where id = $1', [c])
    expect(await snapshot('Depois')).toEqual(before)
    await expect(undo(id)).rejects.toMatchObject({ details: 'change_undone' })
  })

  test('names products whose former values are invalid and restores the others', async () => {
    const [a, b] = await bulk.make('Recusar', 2)
    const categoryId = await shop.insert('categories', { name: 'Some depois' })
    await shop.sql('update public.products set category_id = $2 where id = $1', [a, categoryId])
    const id = await begin(2)
    await change(id, 0, [
      { id: a, version: 2, patch: { category_id: null } },
      { id: b, version: 1, patch: { price: 1 } },
    ])
    await finish(id)
    await shop.sql('delete from public.categories where id = $1', [categoryId])
    expect(await undo(id)).toMatchObject({
      restored: 1,
      left_in_place: [{ id: a, name: 'Recusar 1', reason: 'refused' }],
    })
    expect(await row('Recusar 2')).toMatchObject({ price: 20 })
  })

  test('of many rows works in complete steps and continues when repeated', async () => {
    const id = await begin(30)
    for (const first of [0, 10, 20]) await send(id, first, namedProducts(`Passo ${first}`, 10))
    await silence(id)
    // A step ends between batches of these sizes.
    await shop.sql('update private.product_import_batches set row_count = 6000 where import_id = $1', [id])
    expect(await undo(id)).toMatchObject({ removed: 20, remaining: 6000 })
    expect((await stored('Passo')).map(({ name }) => name)).toEqual(
      namedProducts('Passo 0', 10).map(({ name }) => name),
    )
    expect(await list(id)).toMatchObject({ is_undoable: true, undone_at: null, undo_started_at: expect.any(String) })
    await expect(send(id, 0, namedProducts('Passo 0', 10))).rejects.toMatchObject({ code: '22023' })
    expect(await undo(id)).toMatchObject({ removed: 30, remaining: 0 })
    expect(await stored('Passo')).toEqual([])
  })

  test('is refused after 30 days, when the next import deletes its data', async () => {
    const id = await begin(1)
    await send(id, 0, namedProducts('Antigo', 1))
    await finish(id)
    await shop.sql("update private.changes set created_at = now() - interval '31 days' where id = $1", [id])
    await expect(undo(id)).rejects.toMatchObject({ details: 'change_expired' })
    await begin(1)
    const batches = await shop.sql('select 1 from private.product_import_batches where import_id = $1', [id])
    expect(batches).toEqual([])
    expect(await list(id)).toBeUndefined()
  })
})
