import { formatCsvLine } from '@loja/domain'

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

/** A list as the import understands it at once, to be filled in: as Excel in Portuguese opens and saves it. */
export function templateFile(): Blob {
  const text = LINES.map((cells) => formatCsvLine(cells, ';')).join('\r\n')
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}
