import { type Setting, take } from '../support/setting'

let serial = 0

function drafts(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, () => {
    serial += 1
    return {
      name: `Importado ${serial} Perfume Flor de Laranjeira`,
      description: 'Fragrância fresca com notas de laranjeira, jasmim e almíscar branco.',
      price: 10 + (serial % 900),
      stock_quantity: serial % 100,
      category_type: 'perfume',
      gender: 'unissex',
      volume: '100ml',
      main_image: `https://imagens.loja.test/importado-${serial}.webp`,
      is_active: true,
    }
  })
}

export function insertSql(count: number): string {
  const rows = JSON.stringify(drafts(count)).replaceAll("'", "''")
  return `insert into public.products (name, description, price, stock_quantity, category_type, gender, volume, main_image, is_active)
    select name, description, price, stock_quantity, category_type, gender, volume, main_image, is_active
    from json_to_recordset('${rows}') as r(name text, description text, price numeric, stock_quantity integer,
      category_type text, gender text, volume text, main_image text, is_active boolean)`
}

export function deleteImported(backend: Setting['backend']): Promise<unknown> {
  return backend.sql(`delete from public.products where name >= 'Importado ' and name < 'Importado!'`)
}

export async function measureInserts({ report, backend, admin }: Setting): Promise<void> {
  const after = () => deleteImported(backend)
  report.section('Import: batches through the API against one INSERT')
  for (const [rows, rounds, budget] of [
    [50, 15, undefined],
    // The batch size of an import above 1000 rows. The budget is 0.35 of the speed of SQL.
    [500, 9, 2.86],
    [1000, 7, undefined],
  ] as const) {
    await report.compare({
      what: `insert of ${rows}`,
      ours: { run: () => take(admin.client.from('products').insert(drafts(rows))), after },
      reference: { run: () => backend.sql(insertSql(rows)), after },
      against: 'SQL, owner',
      rounds,
      rows,
      ...(budget === undefined ? {} : { budget }),
    })
  }
}
