import type { RunningBackend } from '@loja/backend'

const PREFIX = 'Queda'
const STORED_MEANWHILE = 20

export function listOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => `${nameOf(n)};${n + 1},50;Casa`)
  return [
    'nome;preço;marca',
    ...lines,
    `${nameOf(0)};9,00;Casa`,
    `${nameOf(7)};9,00;Casa`,
    `${PREFIX} x;abc;Casa`,
  ].join('\n')
}

const nameOf = (n: number) => `${PREFIX} ${String(n).padStart(5, '0')}`

export async function cleanShop({ sql }: RunningBackend): Promise<void> {
  await sql('delete from public.products where name like $1', [`${PREFIX} %`])
  await sql('delete from public.product_imports')
}

export async function storeMeanwhile({ sql }: RunningBackend): Promise<void> {
  await sql(
    `insert into public.products (name, price, created_at)
      select $1 || ' ' || lpad((n * 97)::text, 5, '0'), 1, '2020-01-01' from generate_series(1, $2::int) n`,
    [PREFIX, STORED_MEANWHILE],
  )
}

export async function storedTable({ sql }: RunningBackend): Promise<string> {
  const rows = await sql<{ product: unknown }>(
    `select to_jsonb(p) - '{id,created_at,updated_at,changed_in}'::text[] as product from public.products p
      where p.name like $1 order by p.created_at desc, p.name`,
    [`${PREFIX} %`],
  )
  return JSON.stringify(rows)
}

export interface StoredImport {
  status: string
  imported: number
  duplicates: number
  errors: number
  stored: number
}

export async function storedImports({ sql }: RunningBackend): Promise<StoredImport[]> {
  return sql<StoredImport>(
    `select i.status, i.imported, i.duplicates, i.errors,
      (select count(*)::int from public.products p where p.name like $1 and p.price <> 1) as stored
      from public.product_imports i order by i.created_at`,
    [`${PREFIX} %`],
  )
}
