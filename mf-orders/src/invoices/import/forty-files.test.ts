import type { InvoiceMatch } from '@loja/data/invoices'
import { openInvoiceFiles } from '@loja/nfe'
import { buildInvoiceXml, GOOD_KEY } from '@loja/nfe/testing'
import { describe, expect, test } from 'vitest'
import { type ImportRow, isWorthMatching, judgeRows, matchedRow, readRow, refusedRow } from './import-rows'
import { refusedFile } from './refused-file'
import {
  FOUND,
  GOOD_LETTERS,
  good,
  HOSTILE,
  latin1,
  NOW,
  note,
  ORDER,
  utf8,
  utf16,
  withOrder,
} from './testing/hostile-files'

const signal = new AbortController().signal

async function rowsOf(files: File[]): Promise<ImportRow[]> {
  const opened = await openInvoiceFiles(files, signal)
  return opened.map((file, id) =>
    'bytes' in file ? readRow(id, file.name, file.bytes) : refusedRow(id, file.name, file.problem),
  )
}
async function judged(bytes: Uint8Array, match: InvoiceMatch = FOUND) {
  const [row] = await rowsOf([new File([bytes as Uint8Array<ArrayBuffer>], 'nota.xml')])
  if (!row) throw new Error('nothing was opened')
  const [result] = judgeRows([isWorthMatching(row, NOW) ? matchedRow(row, match) : row], NOW)
  if (!result) throw new Error('nothing was judged')
  return result
}

describe('[NFE-02] hostile files', () => {
  test.each(HOSTILE)('%s is refused with a reason', async (_, bytes, sentences, match) => {
    const { state, errors } = await judged(bytes, match)
    // A bomb that is not refused takes all memory, or longer than a test may.
    expect({ state, errors }).toEqual({ state: 'refused', errors: sentences })
  })

  test('there are at least forty distinct files', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(40)
    expect(new Set(HOSTILE.map(([what]) => what)).size).toBe(HOSTILE.length)
  })

  test('refuses 50 MB unread', async () => {
    const huge = new File([], 'enorme.xml')
    Object.defineProperty(huge, 'size', { value: 52_428_800 })
    huge.arrayBuffer = () => Promise.reject(new Error('it was read'))
    const [row] = await rowsOf([huge])
    expect(judgeRows(row ? [row] : [], NOW)[0]?.errors).toEqual([
      'O arquivo tem mais de 500 KB e não foi lido. O XML de uma nota é menor.',
    ])
  })
})

describe('[NFE-02] files as issuers write them', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', utf8(good)],
    ['UTF-8 with its mark', utf8(`\ufeff${good}`)],
    ['UTF-16', utf16(good)],
    ['ISO-8859-1, declared', latin1(good.replace('UTF-8', 'ISO-8859-1'))],
    ['a prefix for the namespace', utf8(buildInvoiceXml({}, 'nfe:'))],
    ['no declaration', utf8(good.slice(good.indexOf('<nfeProc')))],
    [
      'a signature in its own namespace',
      utf8(
        good.replace(
          '</infNFe></NFe>',
          '</infNFe><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><vNF>1.00</vNF></Signature></NFe>',
        ),
      ),
    ],
    ['a key in small letters', note({ key: GOOD_LETTERS.toLowerCase() })],
    ['comments and CDATA', utf8(good.replace('120.50', '<!-- x --><![CDATA[120.50]]>'))],
  ])('%s is read, and stored in UTF-8', async (_, bytes) => {
    const { state, headline, row } = await judged(bytes)
    expect({ state, headline }).toEqual({ state: 'ready', headline: 'Pronta para o pedido LJ-2026-000001' })
    expect(row.document?.facts).toMatchObject({
      accessKey: expect.stringMatching(/^3526081/),
      totalBrl: 120.5,
      customerName: 'Ana Bárbara',
      protocol: '135260000000001',
    })
    expect(row.document?.xml).not.toMatch(/encoding="(?!UTF-8")/)
  })

  test('reads a key with letters and an order in the text, with doubts', async () => {
    const bytes = note({
      key: GOOD_LETTERS,
      comment: 'Ref. pedido lj-2026-000001, obrigado',
      total: '130.00',
      customer: '',
    })
    const { state, warnings, row } = await judged(bytes, withOrder({ isNamed: true, status: 'cancelado' }))
    expect(row.document?.facts.orderNumbers).toEqual(['LJ-2026-000001'])
    expect(state).toBe('ready')
    expect(warnings).toEqual([
      'O valor da nota (R$\u00a0130,00) é maior que o total do pedido (R$\u00a0120,50): confira se são impostos.',
      'A nota não tem CPF nem CNPJ do cliente.',
      'O pedido está cancelado.',
    ])
  })
})

describe('[NFE-02] several at once', () => {
  test('of the same note twice, or two notes of one order, the first is ready', async () => {
    const rows = [note({}), note({}), note({ key: GOOD_LETTERS })].map((bytes, id) =>
      matchedRow(readRow(id, `nota-${id}.xml`, bytes), FOUND),
    )
    expect(judgeRows(rows, NOW).map(({ state, errors }) => [state, ...errors])).toEqual([
      ['ready'],
      ['refused', 'A mesma nota está em outro arquivo desta lista: nota-0.xml.'],
      ['refused', 'Outra nota desta lista já é para este pedido: nota-0.xml.'],
    ])
  })

  test('lists the results, and the refused notes as a file', async () => {
    const row = matchedRow(readRow(1, 'a.xml', note({})), FOUND)
    const results = [
      { outcome: 'attached', other: null },
      { outcome: 'completed', other: null },
      { outcome: 'already', other: null },
      { outcome: 'order-has-note', other: '8' },
      { outcome: 'total-below', other: null },
      { outcome: 'newer-than-this-page', other: null },
    ]
    const all = results.map((result) => judgeRows([{ ...row, result }], NOW)[0]).filter((one) => one !== undefined)
    expect(all.map(({ state, headline, errors }) => [state, headline, ...errors])).toEqual([
      ['attached', 'Anexada ao pedido LJ-2026-000001'],
      ['attached', 'XML guardado na nota do pedido LJ-2026-000001'],
      ['attached', 'Já estava anexada ao pedido LJ-2026-000001'],
      ['refused', 'Recusada', 'O pedido já tem a nota 8.'],
      ['refused', 'Recusada', 'O pedido mudou desde que a nota foi conferida. Confira de novo.'],
      ['refused', 'Recusada', 'A nota não foi aceita.'],
    ])
    expect(await refusedFile(all.slice(2, 4)).text()).toBe(
      `\ufeffarquivo;chave;pedido;motivo\r\na.xml;'${GOOD_KEY};LJ-2026-000001;O pedido já tem a nota 8.\r\n`.slice(1),
    )
  })

  test('without a match the user chooses an order, unless the note is attached', async () => {
    const asked = await judged(note({}), { orders: [], stored: null })
    expect([asked.state, asked.mayChoose]).toEqual(['ask', true])
    const several = await judged(note({}), { orders: [ORDER, { ...ORDER, id: 'o2' }], stored: null })
    expect(several.headline).toBe('2 pedidos parecem ser desta nota. Escolha o certo.')
    const stored = { orderId: 'o9', orderNumber: 'LJ-2026-000009', status: 'autorizada', source: 'xml' } as const
    const already = await judged(note({}), { orders: [], stored })
    expect([already.state, already.headline]).toEqual(['attached', 'Já estava anexada ao pedido LJ-2026-000009'])
  })
})
