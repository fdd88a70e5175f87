import type { SharedBackend } from '@loja/backend/testing/shared'

export interface BulkAnswer {
  matched: number
  changed: number
  failures: { id: string; name: string | null }[]
  change_id: string | null
}

export interface UndoAnswer {
  restored: number
  skipped: { id: string; name: string; reason: string; free_name?: string }[]
  adjusted: { id: string; name: string; reason: string }[]
}

export interface PreviewAnswer {
  matched: number
  changed: number
  effects: Record<string, number>
  exceptions: number
  exception_names: string[]
  first_rows: { name: string; before: object; after: object; is_exception: boolean }[]
}

interface RpcAnswer {
  data: unknown
  error: unknown
}

export function rowOf<Row>({ data, error }: RpcAnswer): Row {
  if (error) throw error
  const [row] = data as Row[]
  if (!row) throw new Error('The function answered no row.')
  return row
}

export function productActions(shop: SharedBackend) {
  const change = async (selection: object, kind: string, args: object = {}, rest: object = {}) =>
    rowOf<BulkAnswer>(await shop.admin.rpc('change_products', { selection, kind, arguments: args, ...rest }))
  return {
    change,
    preview: async (selection: object, kind: string, args: object = {}) =>
      rowOf<PreviewAnswer>(await shop.admin.rpc('preview_product_change', { selection, kind, arguments: args })),
    discount: (selection: object, value: number, rest: object = {}) =>
      change(selection, 'discount', { discount: 'percentage', value }, rest),
    stock: (selection: object, mode: string, quantity: number, rest: object = {}) =>
      change(selection, 'stock', { mode, quantity }, rest),
    category: (selection: object, id: string, rest: object = {}) =>
      change(selection, 'category', { category_id: id }, rest),
    remove: (selection: object, rest: object = {}) => change(selection, 'delete', {}, rest),
    undo: async (id: string | null, products?: Record<string, string | null>) =>
      rowOf<UndoAnswer>(
        await shop.admin.rpc('undo_change', { change_id: id, names: products }).select('restored, skipped, adjusted'),
      ),
    make: (prefix: string, count: number) =>
      shop.column<string>(
        `insert into public.products (name, price, sale_price, stock_quantity)
           select $1 || ' ' || n, n * 10, case when n % 2 = 0 then n * 9.99 end, nullif(n, 3) from generate_series(1, $2::int) n
           returning id`,
        [prefix, count],
      ),
    rows: (prefix: string) =>
      shop.backend.sql<Record<string, unknown>>(
        `select to_jsonb(p) - '{version,changed_in,restored_version,updated_at}'::text[] as row
         from public.products p where p.name like $1 || ' %' order by p.name`,
        [prefix],
      ),
  }
}

export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
