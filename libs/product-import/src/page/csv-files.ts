import type { RejectedImportRow } from '@loja/data/imports'
import { formatCsvLine, neutralizeFormula } from '@loja/domain/file'
import type { RowUnit } from './analysis-protocol'

const BOM = '\uFEFF'

export function errorFile(
  rows: readonly RejectedImportRow[],
  headings: readonly string[] = [],
  unit: RowUnit = 'linha',
): Blob {
  const lines = [
    [unit, 'coluna', 'motivo', ...headings],
    ...rows.map(({ line, column, reason, values }) => [String(line), column ?? '', reason, ...values]),
  ]
  return csvFile(lines.map((cells) => cells.map(neutralizeFormula)))
}

const LINES = [
  ['nome', 'preço', 'imagem', 'marca', 'categoria', 'descrição', 'estoque'],
  [
    'Água de Colônia Lavanda 100 ML',
    '59,90',
    'https://exemplo.com.br/lavanda.jpg',
    'Phebo',
    'Perfumes',
    'Lavanda fresca',
    '20',
  ],
  ['Batom Matte Vermelho', '1.234,56', '', 'Natura', '', '', ''],
]

/** A list in the form that the import expects, to be filled in. */
export function templateFile(): Blob {
  return csvFile(LINES)
}

function csvFile(lines: string[][]): Blob {
  const text = lines.map((cells) => formatCsvLine(cells, ';')).join('\r\n')
  return new Blob([BOM, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}
