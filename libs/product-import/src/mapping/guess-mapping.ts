import type { ColumnMapping, ImportField, ImportTable } from '../model/import-table'

const NAMES: Record<string, ImportField> = {
  nome: 'name',
  preço: 'price',
  preco: 'price',
  imagem: 'image',
  marca: 'brand',
}

/** What the columns of a table seem to hold, by their headings. */
export function guessMapping({ headings, knownMapping }: ImportTable): ColumnMapping {
  return knownMapping ?? headings.map((heading) => NAMES[heading.trim().toLowerCase()] ?? null)
}
