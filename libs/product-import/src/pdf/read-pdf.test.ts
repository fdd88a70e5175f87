import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTable } from '../supplier-lines/test-support'
import { readSheetTable } from '../table/read-sheet-table'
import { readPdf } from './read-pdf'
import { type PdfText, pdfFile } from './testing/pdf-file'
import { pdfList } from './testing/pdf-list'

const rowsOf = async (file: Promise<Uint8Array>) => (await readPdf(await file)).map(({ cells }) => cells)
const filled = (rows: string[][]) => rows.filter((cells) => cells.some((cell) => cell !== ''))

describe('[IMP-24] a PDF is read by the places of its texts', () => {
  const columns = [40, 100, 400]
  const headings = ['Código', 'Produto', 'Preço']

  test('without the headers, footers and headings of further pages', async () => {
    const many = Array.from({ length: 90 }, (_, index) => [`45${index}`, `Perfume ${index} 100ml`, `${index + 1},90`])
    const header = ['Brás Importados - tabela de novembro']
    const footer = (page: number, pages: number) => `Página ${page} de ${pages}`
    expect(await rowsOf(pdfList({ columns, headings, rows: many, header, footer }))).toEqual([
      ['Brás Importados - tabela de novembro', '', ''],
      headings,
      ...many,
    ])
  })

  test.each([2, 3])('as %i lists side by side, one after another', async (lists) => {
    const width = 555 / lists
    const edges = Array.from({ length: lists }, (_, list) => [
      20 + list * width,
      20 + list * width + width * 0.7,
    ]).flat()
    const many = Array.from({ length: lists * 20 }, (_, index) => [`Perfume ${index}`, `${index + 10},90`])
    const lines = Array.from({ length: 20 }, (_, row) =>
      Array.from({ length: lists }, (_column, list) => many[list * 20 + row] ?? []).flat(),
    )
    const repeated = Array.from({ length: lists }, () => ['Produto', 'Preço']).flat()
    expect(await rowsOf(pdfList({ columns: edges, headings: repeated, rows: lines }))).toEqual([
      ['Produto', 'Preço'],
      ...many,
    ])
  })

  test('as two lists side by side whose lines have other heights', async () => {
    const list = (x: number, y: number, from: number): PdfText[] =>
      Array.from({ length: 12 }, (_, row) => ({
        x,
        y: y - 18 * row,
        text: `Perfume ${from + row} ..... R$ ${from + row},90`,
      }))
    const page = [{ x: 40, y: 800, text: 'Tabela de preços do mês de novembro com todos os perfumes importados' }]
    const rows = await rowsOf(pdfFile([[...page, ...list(40, 760, 10), ...list(320, 751, 22)]]))
    expect(
      filled(rows)
        .slice(1)
        .map(([cell]) => cell),
    ).toEqual(Array.from({ length: 24 }, (_, row) => `Perfume ${row + 10} ..... R$ ${row + 10},90`))
  })

  test('as lists side by side when names are above prices', async () => {
    const card = (x: number, y: number, number: number): PdfText[] => [
      { x, y, text: `Perfume ${number}` },
      { x, y: y - 13, text: '100 ml' },
      { x, y: y - 26, text: `R$ ${number},90` },
    ]
    const page = Array.from({ length: 12 }, (_, index) =>
      card(40 + 180 * (index % 3), 760 - 60 * Math.floor(index / 3), 10 + index),
    )
    const table = readSheetTable(await readPdf(await pdfFile([page.flat()])), { isSupplierList: true })
    expect(readTable(table).shown.toSorted()).toEqual(
      Array.from({ length: 12 }, (_, index) => `Perfume ${10 + index} 100 ml = ${10 + index}.9`),
    )
  })

  test('with prices close to each other', async () => {
    const line = (y: number, name: string): PdfText[] => [
      { x: 40, y, text: name },
      { x: 200, y, text: '100,90' },
      { x: 237, y, text: '110,90' },
    ]
    expect(await rowsOf(pdfFile([[...line(760, 'Asad'), ...line(740, 'Yara'), ...line(720, 'Sabah')]]))).toEqual([
      ['Asad', '100,90', '110,90'],
      ['Yara', '100,90', '110,90'],
      ['Sabah', '100,90', '110,90'],
    ])
  })

  test('as one list when the headings differ', async () => {
    const lines = Array.from({ length: 10 }, (_, row) => [
      `Perfume ${row}`,
      `${row + 1},90`,
      'Lattafa',
      `${row + 3},90`,
    ])
    const edges = [20, 200, 300, 450]
    const differing = ['Produto', 'Atacado', 'Marca', 'Varejo']
    expect(await rowsOf(pdfList({ columns: edges, headings: differing, rows: lines }))).toEqual([differing, ...lines])
  })

  test('with other widths on each page', async () => {
    const page = (edge: number, names: string[]): PdfText[] =>
      names.flatMap((text, row) => [
        { x: 40, y: 780 - 18 * row, text },
        { x: edge, y: 780 - 18 * row, text: `${row + 1},90` },
      ])
    const long = ['Perfume Feminino Importado da Coleção Nova', 'Perfume Masculino Importado da Coleção Nova']
    const short = ['Asad', 'Yara']
    expect(await rowsOf(pdfFile([page(300, long), page(200, short)]))).toEqual(
      [...long, ...short].map((name, row) => [name, `${(row % 2) + 1},90`]),
    )
  })

  test('with names of several lines', async () => {
    const page: PdfText[] = [
      { x: 40, y: 780, text: 'Produto' },
      { x: 400, y: 780, text: 'Preço' },
      { x: 40, y: 750, text: 'Asad Lattafa Eau de Parfum Masculino' },
      { x: 400, y: 750, text: '179,00' },
      { x: 40, y: 738, text: 'com 100ml e caixa de presente' },
      { x: 40, y: 706, text: 'Khamrah Qahwa Lattafa' },
      { x: 400, y: 700, text: '210,00' },
      { x: 40, y: 694, text: 'Eau de Parfum 100ml' },
      { x: 40, y: 660, text: 'Yara 100ml' },
      { x: 400, y: 660, text: '165,00' },
    ]
    expect(filled(await rowsOf(pdfFile([page])))).toEqual([
      ['Produto', 'Preço'],
      ['Asad Lattafa Eau de Parfum Masculino com 100ml e caixa de presente', '179,00'],
      ['Khamrah Qahwa Lattafa Eau de Parfum 100ml', '210,00'],
      ['Yara 100ml', '165,00'],
    ])
  })

  test.each([
    ['three lines and the price at the second', ['Perfume Asad Bourbon', 'Eau de Parfum 100ml', 'com selo'], 42],
    ['two lines and the price at the lower one', ['Perfume Yara Moi', 'Eau de Parfum 50ml'], 30],
  ])('with names of %s', async (_, words, pitch) => {
    const cell = (y: number, number: string): PdfText[] => [
      ...words.map((text, line) => ({ x: 40, y: y - 12 * line, text: line === 0 ? `${text} ${number}` : text })),
      { x: 400, y: y - 12, text: `${number},00` },
    ]
    const numbers = ['179', '210', '165']
    const page = numbers.flatMap((number, row) => cell(780 - pitch * row, number))
    const [first, ...rest] = words
    expect(filled(await rowsOf(pdfFile([page])))).toEqual(
      numbers.map((number) => [[`${first} ${number}`, ...rest].join(' '), `${number},00`]),
    )
  })

  test('with names that continue in the next row because a word had no place', async () => {
    const wrapped = [
      ['Perfume Asad Lattafa Eau de Parfum', '179,00'],
      ['Masculino', ''],
      ['Perfume Khamrah Qahwa Lattafa', '210,00'],
      ['Importadissimo 100ml', ''],
      ['Yara', '165,00'],
      ['Doce e floral', ''],
      ['Perfume Hawas Rasasi Eau de Parfum', '120,00'],
      ['FEMININOS', ''],
      ['Sabah', '90,00'],
      ['Oud', '80,00'],
      ['Lua', '70,00'],
    ]
    for (const pitch of [14, 18, 24])
      expect(filled(await rowsOf(pdfList({ columns: [40, 400], rows: wrapped, pitch }))), String(pitch)).toEqual([
        ['Perfume Asad Lattafa Eau de Parfum Masculino', '179,00'],
        ['Perfume Khamrah Qahwa Lattafa Importadissimo 100ml', '210,00'],
        ['Yara', '165,00'],
        ['Doce e floral', ''],
        ['Perfume Hawas Rasasi Eau de Parfum', '120,00'],
        ['FEMININOS', ''],
        ['Sabah', '90,00'],
        ['Oud', '80,00'],
        ['Lua', '70,00'],
      ])
  })

  test.each([
    ['R$ 59,', '90'],
    ['R$ 59', '90'],
    ['R$ 59', ',90'],
  ])('with smaller cents beside %j', async (reais, cents) => {
    const card = (y: number, name: string): PdfText[] => [
      { x: 40, y, text: name },
      { x: 300, y, text: reais, size: 9 },
      { x: 300 + 4.6 * reais.length, y: y + 3.5, text: cents, size: 6 },
    ]
    const rows = await rowsOf(pdfFile([[...card(760, 'Asad 100ml'), ...card(740, 'Yara 100ml')]]))
    expect(filled(rows)).toEqual([
      ['Asad 100ml', 'R$ 59,90'],
      ['Yara 100ml', 'R$ 59,90'],
    ])
  })

  test('as lines without columns', async () => {
    const lines = ['MASCULINOS', 'Asad 100ml ........ R$ 179,00', 'Sauvage 100ml .... R$ 489,00']
    expect(await rowsOf(pdfList({ columns: [40], rows: lines.map((line) => [line]) }))).toEqual(
      lines.map((line) => [line]),
    )
  })

  test('with texts that are cut into words and letters', async () => {
    const words = (y: number, text: string, price: string): PdfText[] => [
      ...text.split(' ').map((word, index) => ({ x: 40 + index * 45, y, text: word })),
      { x: 400, y, text: 'R$' },
      { x: 414, y, text: price },
    ]
    const page = [...words(750, 'Club de Nuit', '185,00'), ...words(730, 'Yara Moi Rosa', '165,00')]
    const read = await rowsOf(pdfFile([page]))
    expect(read.map((cells) => cells.at(-1))).toEqual(['R$ 185,00', 'R$ 165,00'])
  })

  test('with columns made of blanks', async () => {
    const line = (name: string, price: string) => [`${name.padEnd(40)}${price}`]
    const rowsOfText = [line('Asad 100ml', '179,00'), line('Yara 100ml', '165,00'), line('Sabah 100ml', '150,00')]
    expect(await rowsOf(pdfList({ columns: [40], rows: rowsOfText }))).toMatchObject([
      ['Asad 100ml', '179,00'],
      ['Yara 100ml', '165,00'],
      ['Sabah 100ml', '150,00'],
    ])
  })
})

test('[IMP-24] any table written as a PDF is read back exactly', async () => {
  const name = fc
    .array(fc.constantFrom('Asad', 'Água', 'Yara', '212', 'VIP', 'Nº 5', '(novo)', 'Kit'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => ['Perfume', ...words].join(' '))
  const row = fc
    .tuple(fc.integer({ min: 1000, max: 9999 }), name, fc.integer({ min: 100, max: 99_999 }))
    .map(([code, text, cents]) => [String(code), text, (cents / 100).toFixed(2).replace('.', ',')])
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 2, maxLength: 60 }),
      fc.integer({ min: 14, max: 30 }),
      fc.integer({ min: 5, max: 24 }),
      async (rows, pitch, rowsPerPage) => {
        const headings = ['Ref', 'Produto', 'Preço']
        const footer = (page: number) => `- ${page} -`
        const file = await pdfList({ columns: [40, 120, 420], headings, rows, pitch, rowsPerPage, footer })
        expect(filled((await readPdf(file)).map(({ cells }) => cells))).toEqual([headings, ...rows])
      },
    ),
    { numRuns: 25 },
  )
})

test('[IMP-25] a PDF reports the pages without text', async () => {
  const page = (name: string): PdfText[] => [{ x: 40, y: 700, text: `${name} 100ml ..... 179,00` }]
  const empty: number[][] = []
  await readPdf(await pdfFile([page('Asad'), [], page('Yara'), []]), { onEmptyPages: (pages) => empty.push(pages) })
  expect(empty).toEqual([[2, 4]])
})

test('[IMP-24] a PDF reports the progress by page and stops', async () => {
  const bytes = await pdfFile(Array.from({ length: 4 }, () => [{ x: 40, y: 700, text: 'Asad 100ml 179,00' }]))
  const pages: number[] = []
  await readPdf(bytes.slice(), { onProgress: (page) => pages.push(page) })
  expect(pages).toEqual([1, 2, 3, 4])
  const stop = new AbortController()
  const stopped = readPdf(bytes, { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(stopped).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})
