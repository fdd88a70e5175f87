import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@loja/backend'
import { expect } from 'vitest'
import { apiCalls, call, type OwnerSql } from './api-calls'

async function makeImport(sql: OwnerSql): Promise<{ id: string; product: string }> {
  await sql("delete from public.products where name like 'Lista %'")
  const id = randomUUID()
  await sql(
    `insert into public.product_imports (id, source, file_name, created_by, analysed, rejected, total, imported)
      select $1, 'csv', 'lista.csv', u.id, 4, 1, 3, 1 from auth.users u where u.email = $2`,
    [id, DEMO_ACCOUNTS.admin.email],
  )
  await sql(
    "insert into private.changes (id, kind, arguments, object_count, first_names, object_ids, object_names) values ($1, 'import', '{}', 0, '{}', '{}', '{}')",
    [id],
  )
  const [product] = await sql<{ id: string }>(
    "insert into public.products (name, price) values ('Lista 1', 1) returning id",
  )
  await sql(
    `insert into private.product_import_batches (import_id, first_row, row_count, kind, digest, product_ids)
      values ($1, 0, 1, 'insert', '', array[$2::uuid])`,
    [id, product?.id],
  )
  return { id, product: product?.id ?? '' }
}
const names = async (sql: OwnerSql) =>
  (
    await sql<{ v: string }>(
      "select name || ' ' || price as v from public.products where name like 'Lista %' order by 1",
    )
  ).map(({ v }) => v)
const BEFORE = ['Lista 1 1.00']

apiCalls('imports', [
  call('begin_product_import', {
    run: (client) =>
      client.rpc('begin_product_import', {
        import_id: randomUUID(),
        source: 'xlsx',
        analysed: 2,
        rejected: 1,
        total: 1,
      }),
    admin: { status: 204 },
  }),
  call('begin_product_import of an unknown source', {
    run: (client) =>
      client.rpc('begin_product_import', {
        import_id: randomUUID(),
        source: 'jpg',
        analysed: 1,
        rejected: 0,
        total: 1,
      }),
    admin: { status: 400, code: '23514' },
  }),
  call('import_products', {
    given: makeImport,
    run: (client, { given: { id } }) =>
      client.rpc('import_products', {
        import_id: id,
        first_row: 1,
        products: [
          { name: 'Lista 2', price: 2.5 },
          { name: ' Lista  1', price: 9 },
        ],
      }),
    stored: names,
    admin: { status: 200, data: [{ imported: 1, duplicates: [2], errors: [] }], stored: [...BEFORE, 'Lista 2 2.50'] },
  }),
  call('import_product_updates', {
    given: makeImport,
    run: (client, { given: { id, product } }) =>
      client.rpc('import_product_updates', {
        import_id: id,
        first_row: 1,
        changes: [{ id: product, version: 1, patch: { price: 7 } }],
      }),
    stored: names,
    admin: { status: 200, data: [{ updated: 1, conflicts: [], errors: [] }], stored: ['Lista 1 7.00'] },
  }),
  call('product_import_progress', {
    given: makeImport,
    run: (client, { given: { id } }) => client.rpc('product_import_progress', { import_id: id }, { get: true }),
    admin: {
      status: 200,
      data: [{ first_row: 0, row_count: 1, imported: 1, updated: 0, duplicates: [], errors: [], conflicts: [] }],
    },
  }),
  call('finish_product_import', {
    given: makeImport,
    run: (client, { given: { id } }) => client.rpc('finish_product_import', { import_id: id, status: 'cancelled' }),
    stored: async (sql, { id }) =>
      (await sql<{ v: string }>('select status as v from public.product_imports where id = $1', [id]))[0]?.v,
    admin: { status: 204, stored: 'cancelled' },
  }),
  call('list_changes with an import that has errors', {
    given: async (sql) => {
      await sql('delete from private.changes where true')
      const { id } = await makeImport(sql)
      await sql("update public.product_imports set errors = 1, status = 'done' where id = $1", [id])
    },
    run: (client) =>
      client
        .rpc('list_changes', { p_faulty: true }, { get: true })
        .select('kind, arguments, object_count, restored_count, remaining_count, total'),
    admin: {
      status: 200,
      data: [
        {
          kind: 'import',
          arguments: {
            ...{
              source: 'csv',
              file_name: 'lista.csv',
              status: 'done',
              rejected: 1,
              imported: 1,
              updated: 0,
              errors: 1,
            },
            ...{ duplicates: 0, conflicts: 0, removed: 0, undo_started_at: null },
          },
          object_count: 1,
          restored_count: 0,
          remaining_count: 1,
          total: 1,
        },
      ],
    },
  }),
  call('undo_change of an import', {
    given: async (sql) => {
      const made = await makeImport(sql)
      await sql("update public.product_imports set status = 'done' where id = $1", [made.id])
      return made
    },
    run: (client, { given: { id } }) => client.rpc('undo_change', { change_id: id }),
    stored: names,
    admin: {
      status: 200,
      data: [
        {
          ...{ restored: 1, skipped: [], adjusted: [] },
          import: { removed: 1, restored: 0, remaining: 0, left_count: 0 },
        },
      ],
      stored: [],
    },
  }),
  call('find_products_by_names', {
    given: makeImport,
    run: (client) =>
      client.rpc('find_products_by_names', { names: ['Lista\u00a01 ', 'a, "b"'] }).select('name, version'),
    admin: { status: 200, data: [{ name: 'Lista 1', version: 1 }] },
  }),
  call('list_product_batch', {
    given: makeImport,
    run: (client) => client.rpc('list_product_batch', { filter: '{"search":"lista 1"}' }, { get: true }),
    admin: {
      status: 200,
      data: expect.stringMatching(/^\{.*"price" : \[1\.00\],.*"id" : \["[0-9a-f-]{36}"\], "name" : \["Lista 1"\]/),
    },
  }),
  call('list_products_to_send', {
    given: makeImport,
    run: (client) =>
      client.rpc('list_products_to_send', {
        selection: { filter: { search: 'lista 1' }, except: [] },
        unavailable: true,
      }),
    admin: {
      status: 200,
      data: expect.stringMatching(/"total" : \d+, "products" : \[.*"name":"Lista 1","price":1\.00,"sale_price":null/),
    },
  }),
  call('list_catalogue_batch', {
    run: (client) => client.rpc('list_catalogue_batch', { page_size: 1 }, { get: true }),
    admin: {
      status: 200,
      data: expect.stringMatching(/^\{.*"is_active" : \[true\],.*"id" : \["[0-9a-f-]{36}"\],.*\}$/),
    },
  }),
])
