import type { RunningBackend } from '@loja/backend'

const TYPES: Record<string, string> = {
  price: 'numeric',
  sale_price: 'numeric',
  stock_quantity: 'integer',
  min_stock_alert: 'integer',
  images: 'text[]',
  tags: 'text[]',
  category_id: 'uuid',
  brand_id: 'uuid',
  is_active: 'boolean',
  is_featured: 'boolean',
}

export function importedProducts(first: number, count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => {
    const n = first + index
    const image = `https://imagens.loja.test/importado-${n}.webp`
    return {
      name: `Importado ${n} Perfume Flor de Laranjeira`,
      short_description: `Casa Importado ${n}`,
      description: `Casa - Importado ${n} Perfume Flor de Laranjeira`,
      price: 10 + (n % 900),
      sale_price: null,
      stock_quantity: 999_999,
      min_stock_alert: 5,
      main_image: image,
      images: [image],
      category_id: null,
      brand_id: null,
      category_type: 'perfume',
      perfume_type: 'importado',
      gender: 'unissex',
      volume: '100ml',
      fragrance_family: null,
      intensity: null,
      tags: ['casa'],
      is_active: true,
      is_featured: false,
    }
  })
}

export function rawInsert(rows: Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const typed = columns.map((column) => `${column} ${TYPES[column] ?? 'text'}`)
  return `insert into public.products (${columns}) select ${columns}
    from json_to_recordset('${JSON.stringify(rows)}') as r(${typed})`
}

export const IS_IMPORTED = "name >= 'Importado ' and name < 'Importado!'"
export const IMPORTED_OUT = `delete from public.products where ${IS_IMPORTED}`

/** Each run must find a table of the same size. */
export async function removeImported({ sql }: Pick<RunningBackend, 'sql'>): Promise<void> {
  await sql(IMPORTED_OUT)
  await sql('delete from public.product_imports where true')
  await sql('vacuum public.products')
}
