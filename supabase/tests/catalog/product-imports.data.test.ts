import { randomUUID } from 'node:crypto'
import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'
import { importActions, namedProducts, ODD_TEXTS } from './import-support'

const shop = sharedBackend()
const { begin, send, finish, list, stored } = importActions(shop)

describe('[IMP-20] exactly once', () => {
  test('a repeated batch returns its first result and stores nothing', async () => {
    const id = await begin(6)
    const products = [
      ...namedProducts('Uma vez', 4),
      { name: 'Uma vez 0', price: 1 },
      { name: 'Uma vez mal', price: -1 },
    ]
    const first = await send(id, 0, products)
    expect(first).toMatchObject({ imported: 4, duplicates: [4], errors: [{ row: 5, code: '23514' }] })
    expect(await send(id, 0, products)).toEqual(first)
    expect(await stored('Uma vez')).toHaveLength(4)
    expect(await list(id)).toMatchObject({ imported: 4, duplicates: 1, errors: 1, status: 'running' })
    await finish(id)
    expect(await send(id, 0, products)).toEqual(first)
  })

  test('five concurrent copies of a batch are one', async () => {
    const id = await begin(50)
    const products = namedProducts('Junto', 50)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(id, 0, products)))
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ imported: 50, duplicates: [], errors: [] })))
    expect(await stored('Junto')).toHaveLength(50)
    expect(await list(id)).toMatchObject({ imported: 50, duplicates: 0 })
  })

  test('other rows under the same number are refused', async () => {
    const id = await begin(10)
    await send(id, 2, namedProducts('Faixa', 4))
    const refused = [
      [2, namedProducts('Outra', 4)],
      [2, namedProducts('Faixa', 3)],
      [0, namedProducts('Antes', 3)],
      [5, namedProducts('Depois', 2)],
      [8, namedProducts('Fim', 3)],
      [-1, namedProducts('Menos', 1)],
      [0, []],
      [0, namedProducts('Muitos', 501)],
    ] as const
    for (const [first, products] of refused) {
      await expect(send(id, first, [...products]), `${first}`).rejects.toMatchObject({ code: '22023' })
    }
    const { error } = await shop.admin.rpc('import_products', { import_id: id, first_row: 0, products: { name: 'x' } })
    expect(error?.code).toBe('22023')
    expect(await send(id, 0, namedProducts('Faixa antes', 2))).toMatchObject({ imported: 2 })
    expect(await stored('Faixa')).toHaveLength(6)
  })

  test('an import starts once when requested twice', async () => {
    const id = randomUUID()
    const args = { import_id: id, source: 'csv', analysed: 3, rejected: 1, total: 2, file_name: 'a.csv' }
    for (const _ of [1, 2]) expect((await shop.admin.rpc('begin_product_import', args)).error).toBeNull()
    expect((await shop.admin.rpc('begin_product_import', { ...args, total: 1 })).error?.code).toBe('22023')
    for (const wrong of [{ total: 3 }, { source: 'jpg' }]) {
      const { error } = await shop.admin.rpc('begin_product_import', { ...args, import_id: randomUUID(), ...wrong })
      expect(error?.code).toBe('23514')
    }
  })
})

describe('[IMP-14] a row that the database refuses', () => {
  test('is reported without affecting others', async () => {
    const good = namedProducts('Bom', 40)
    const bad: Record<number, [object, string]> = {
      3: [{ name: 'Ruim', price: 'abc' }, '22P02'],
      4: [{ name: 'Ruim' }, '23502'],
      11: [{ name: '   ', price: 1 }, '23514'],
      12: [{ name: 'R'.repeat(301), price: 1 }, '23514'],
      20: [{ name: 'Ruim', price: 1e15 }, '22003'],
      21: [{ name: 'Ruim', price: 1, category_id: randomUUID() }, '23503'],
      22: [{ name: 'Ruim', price: 1, category_type: 'outro' }, '23514'],
      30: [{ name: 'Ruim', price: 1, main_image: 'javascript:alert(1)' }, '23514'],
      31: [{ name: 'Ruim', price: 1, description: 'x'.repeat(20_001) }, '23514'],
      32: [{ name: 'Ruim', price: 1, images: [null] }, '23514'],
      39: [{ name: 'Ruim', price: 'NaN' }, '23514'],
    }
    const products = good.map((product, row) => bad[row]?.[0] ?? product)
    const id = await begin(40)
    const answer = await send(id, 0, products)
    expect(answer.imported).toBe(40 - Object.keys(bad).length)
    expect(answer.duplicates).toEqual([])
    expect(Object.fromEntries(answer.errors.map(({ row, code }) => [row, code]))).toEqual(
      Object.fromEntries(Object.entries(bad).map(([row, [, code]]) => [row, code])),
    )
    expect(await stored('Ruim')).toEqual([])
    expect(await stored('Bom')).toHaveLength(29)
  })

  test.each([
    { name: 'Estranho', price: 1, id: randomUUID() },
    { name: 'Estranho', price: 1, version: 7 },
    1,
    null,
    'texto',
  ])('refuses the whole batch when it is %j', async (row) => {
    const id = await begin(2)
    const batch = [...namedProducts('Estranho', 1), row] as object[]
    await expect(send(id, 0, batch)).rejects.toMatchObject({ code: '22023' })
    expect(await stored('Estranho')).toEqual([])
  })
})

describe('[IMP-13] a stored batch', () => {
  test('skips names of the batch or the store in any composition and spacing', async () => {
    await shop.sql("insert into public.products (name, price) values ('Já Existe Ação', 1)")
    const id = await begin(6)
    const names = [
      'Ja\u0301 Existe Ac\u0327a\u0303o',
      ' Já\u00a0Existe  Ação\u200b',
      'Novo nome',
      'Novo\tnome',
      'já existe ação',
      'Novo nome\ufeff',
    ]
    const answer = await send(
      id,
      0,
      names.map((name) => ({ name, price: 2 })),
    )
    expect(answer).toEqual({ imported: 2, duplicates: [0, 1, 3, 5], errors: [] })
    expect(await stored('Já Existe')).toEqual([{ name: 'Já Existe Ação', price: 1 }])
  })

  test('is stored verbatim', async () => {
    const id = await begin(ODD_TEXTS.length)
    const products = ODD_TEXTS.map((text, n) => ({
      name: `Esquisito ${n} ${text}`,
      price: 1234567.89,
      description: text,
      volume: text,
      tags: [text],
    }))
    expect(await send(id, 0, products)).toMatchObject({ imported: ODD_TEXTS.length, errors: [] })
    const { data } = await shop.admin
      .from('products')
      .select('description, volume, tags, price')
      .like('name', 'Esquisito %')
      .order('created_at', { ascending: false })
    expect(data).toEqual(
      ODD_TEXTS.map((text) => ({
        description: text,
        volume: text,
        tags: [text],
        price: 1234567.89,
      })),
    )
    const names = products.map(({ name }) => name)
    const found = await shop.admin.rpc('find_products_by_names', { names: [...names, 'ninguém'] }).select('name')
    expect(found.data).toHaveLength(ODD_TEXTS.length)
    const tooMany = await shop.admin.rpc('find_products_by_names', { names: Array.from({ length: 501 }, () => 'x') })
    expect(tooMany.error?.code).toBe('22023')
  })

  test('[PROD-05] is listed in the order of the file over all batches', async () => {
    const id = await begin(30)
    const products = namedProducts('Ordem', 30)
    await send(id, 20, products.slice(20))
    await send(id, 0, products.slice(0, 20))
    expect((await stored('Ordem')).map(({ name }) => name)).toEqual(products.map(({ name }) => name))
  })

  test("[IMP-11] each column of a product can be imported or is the database's own", async () => {
    const columns = await shop.sql<{ name: string }>(
      "select attname::text as name from pg_attribute where attrelid = 'public.products'::regclass and attnum > 0 and not attisdropped",
    )
    const own = 'id created_at updated_at version restored_version changed_in name_folded featured_position'.split(' ')
    const id = await begin(columns.length)
    const refused: string[] = []
    for (const [row, { name }] of columns.entries()) {
      const product = {
        name: `Coluna ${row}`,
        price: 1,
        ...(name === 'name' || name === 'price' ? {} : { [name]: null }),
      }
      await send(id, row, [product]).catch(({ code }) => code === '22023' && refused.push(name))
    }
    expect(refused.sort()).toEqual(own.sort())
  })
})

test('[IMP-02] an import cannot be written by another account, after its end, after 30 days, or unknown', async () => {
  const other = await begin(2)
  await shop.sql('update public.product_imports set created_by = null where id = $1', [other])
  await expect(send(other, 0, namedProducts('Alheio', 1))).rejects.toMatchObject({ code: '42501' })
  await expect(finish(other)).rejects.toMatchObject({ code: '42501' })
  const ended = await begin(2)
  await finish(ended, 'cancelled')
  await finish(ended, 'cancelled')
  await expect(finish(ended, 'done')).rejects.toMatchObject({ details: 'import_closed' })
  await expect(send(ended, 0, namedProducts('Alheio', 1))).rejects.toMatchObject({ details: 'import_closed' })
  const old = await begin(2)
  await shop.sql("update public.product_imports set created_at = now() - interval '31 days' where id = $1", [old])
  await expect(send(old, 0, namedProducts('Alheio', 1))).rejects.toMatchObject({ details: 'import_closed' })
  await expect(send(randomUUID(), 0, namedProducts('Alheio', 1))).rejects.toMatchObject({ details: 'import_unknown' })
  await expect(finish(await begin(1), 'running')).rejects.toMatchObject({ code: '22023' })
  expect(await stored('Alheio')).toEqual([])
})
