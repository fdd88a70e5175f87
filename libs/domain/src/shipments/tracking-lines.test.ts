import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTrackingLines, TRACKING_LINES_LIMIT } from './tracking-lines'

function read(text: string): string[] {
  const { lines, faults } = parseTrackingLines(text)
  return [
    ...lines.map(({ order, code, carrier }) => `${order} ${code}${carrier ? ` ${carrier}` : ''}`),
    ...faults.map(({ line, problem, of }) => `${line} ${problem}${of ? ` ${of}` : ''}`),
  ]
}

describe('[TRK-04] parseTrackingLines', () => {
  test.each<[what: string, text: string, expected: string[]]>([
    ['semicolon', '417;AA123456785BR\n418;PT337209197BR', ['417 AA123456785BR', '418 PT337209197BR']],
    [
      'Windows line ends, tab, empty lines',
      '417\tAA123456785BR\r\n\r\n;;\r\n418\tX-12345\r\n',
      ['417 AA123456785BR', '418 X-12345'],
    ],
    ['comma', '417,AA123456785BR', ['417 AA123456785BR']],
    ['white space, a code in groups', 'LJ-2026-000417  AA 123 456 785 BR', ['LJ-2026-000417 AA123456785BR']],
    [
      'a separator of its own on each line',
      '417;AA123456785BR\n418 PT337209197BR',
      ['417 AA123456785BR', '418 PT337209197BR'],
    ],
    ['the code first', 'AA123456785BR;417', ['417 AA123456785BR']],
    ['BOM and headings', '\ufeffPedido;Código de rastreio\n417;aa123456785br', ['417 AA123456785BR']],
    [
      'headings in another order, and a column between',
      'Objeto,Cliente,Nº do pedido,Transportadora\nIPE-123456,"Souza, Ana",000417,Expresso Ipê',
      ['000417 IPE-123456 Expresso Ipê'],
    ],
    [
      'quotes, doubled and with line breaks',
      '"417";"AA 123456785\nBR"\n"41""8";X1234',
      ['417 AA123456785BR', '41"8 X1234'],
    ],
    [
      'a quote that nobody closes',
      '417;"AA123456785BR\n418;PT337209197BR',
      ['417 "AA123456785BR', '418 PT337209197BR'],
    ],
    ['numbers stay texts', '000417;00012345678901234567\n1E5;1234567', ['000417 00012345678901234567', '1E5 1234567']],
    [
      'what keeps a number a text',
      '="000417";\'0001234\n#418;X1234\nPedido 419;X1235',
      ['000417 0001234', '418 X1234', '419 X1235'],
    ],
    ['what a spreadsheet has made a figure of', '417;1,23457E+11\n4,18E+05;X1234', ['1 damaged', '2 damaged']],
    ['parts that are missing', '417\n;X1234\n418;', ['1 no-code', '2 no-order', '3 no-code']],
    ['no code of any carrier', '417;código\n418;x', ['1 impossible-code', '2 impossible-code']],
    [
      'several codes for an order',
      '417 AA123456785BR PT337209197BR\n418;AA123456785BR;PT337209197BR\n419;AA123456785BR PT337209197BR',
      ['1 several-codes', '2 several-codes', '3 several-codes'],
    ],
    [
      'several codes below headings',
      'Pedido;Código;Devolução\n417;AA123456785BR;PT337209197BR\n418;AA123456785BR / PT337209197BR;',
      ['417 AA123456785BR', '3 several-codes'],
    ],
    ['an order that an earlier line names', '417;X1234\n#417;X1235', ['417 X1234', '2 repeated 1']],
    ['nothing', ' \n;\n', []],
  ])('reads %s', (_, text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('reports a code that an earlier line has for another order', () => {
    expect(parseTrackingLines('pedido;codigo\n417;X1234\n418;x1234').lines).toEqual([
      { line: 2, order: '417', code: 'X1234', carrier: null },
      { line: 3, order: '418', code: 'X1234', carrier: null, sameCodeAs: 2 },
    ])
  })

  test('counts lines beyond the limit without reading them', () => {
    const text = Array.from({ length: TRACKING_LINES_LIMIT + 2 }, (_, n) => `${n};C-${n + 1000}`).join('\n')
    const { lines, faults, leftOut } = parseTrackingLines(text)
    expect([lines.length, faults.length, leftOut]).toEqual([TRACKING_LINES_LIMIT, 0, 2])
  })

  test('reads, reports or skips each record of any text', () => {
    const texts = fc.string({
      unit: fc.constantFrom('4', 'A', ';', ',', '\t', '"', '\n', '\r\n', ' ', "'", '=', 'é', '\ufeff'),
    })
    fc.assert(
      fc.property(texts, (text) => {
        const { lines, faults } = parseTrackingLines(text)
        for (const { order, code } of lines) expect([order === '', code.length < 4]).toEqual([false, false])
        const places = [...lines, ...faults].map(({ line }) => line)
        expect(new Set(places).size).toBe(places.length)
      }),
      { numRuns: 300, examples: [['4\tAA4']] },
    )
  })
})
