import { randomUUID } from 'node:crypto'
import type { SharedBackend } from '@loja/backend/testing/shared'

export interface ImportAnswer {
  imported: number
  duplicates: number[]
  errors: { row: number; code: string; message: string }[]
}

export interface UpdateAnswer {
  updated: number
  conflicts: { row: number; id: string; name: string | null }[]
  errors: ImportAnswer['errors']
}

interface ImportUndoAnswer {
  skipped: { id: string; name: string; reason: string }[]
  import: { removed: number; restored: number; remaining: number; left_count: number }
}

interface ListedImport {
  id: string
  arguments: Record<string, unknown> & { removed: number }
  undone_at: string | null
  restored_count: number
  remaining_count: number
}

interface Answered {
  data: unknown
  error: { message: string; code: string; details: string | null } | null
}

export function importActions(shop: SharedBackend) {
  const row = <Row>({ data, error }: Answered): Row => {
    if (error) throw Object.assign(new Error(error.message), error)
    return (data as Row[])[0] as Row
  }
  const call = async <Row>(name: string, args: object) => row<Row>(await shop.admin.rpc(name, args))
  return {
    begin: async (total: number, rest: object = {}) => {
      const id = randomUUID()
      const args = { import_id: id, source: 'csv', analysed: total, rejected: 0, total, ...rest }
      const { error } = await shop.admin.rpc('begin_product_import', args)
      if (error) throw Object.assign(new Error(error.message), error)
      return id
    },
    send: (id: string, first: number, products: object[]) =>
      call<ImportAnswer>('import_products', { import_id: id, first_row: first, products }),
    change: (id: string, first: number, changes: object[]) =>
      call<UpdateAnswer>('import_product_updates', { import_id: id, first_row: first, changes }),
    finish: async (id: string, status = 'done', rows: object[] = []) => {
      const args = { import_id: id, status, rejected_rows: rows }
      const { error } = await shop.admin.rpc('finish_product_import', args)
      if (error) throw Object.assign(new Error(error.message), error)
    },
    undo: async (id: string) => {
      const { skipped, import: totals } = await call<ImportUndoAnswer>('undo_change', { change_id: id })
      return { ...totals, left_in_place: skipped }
    },
    list: async (id: string) => {
      const { data } = await shop.admin.rpc('list_changes', { p_area: 'products', page_size: 100 })
      const found = (data as ListedImport[]).find((change) => change.id === id)
      if (!found) return undefined
      const { arguments: figures, undone_at, restored_count, remaining_count } = found
      const left_count = undone_at ? remaining_count : 0
      return {
        ...figures,
        ...{ removed_count: figures.removed, restored_count, left_count, undone_at, is_undoable: remaining_count > 0 },
      }
    },
    silence: (id: string, time = '6 minutes') =>
      shop.backend.sql('update public.product_imports set last_written_at = now() - $2::interval where id = $1', [
        id,
        time,
      ]),
    stored: (prefix: string) =>
      shop.backend.sql<{ name: string; price: number }>(
        'select name, price from public.products where name like $1 order by created_at desc, id desc',
        [`${prefix}%`],
      ),
  }
}

export function namedProducts(prefix: string, count: number, rest: object = {}): { name: string; price: number }[] {
  return Array.from({ length: count }, (_, n) => ({ name: `${prefix} ${n}`, price: 10, ...rest }))
}

export const ODD_TEXTS = [
  'a, b',
  '"aspas"',
  '(1)',
  '\\',
  '100%',
  '_',
  '*',
  "d'água",
  'x;--',
  'null',
  'NULL',
  '1E5',
  '0x10',
  '{}',
  '{"a":1}',
  '[]',
  '=SOMA(A1)',
  'true',
  'a\u200bb',
  '😀',
  '\u0001',
]
