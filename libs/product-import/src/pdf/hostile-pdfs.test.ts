import { constants, deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { count } from './pdf-text'
import { readPdf } from './read-pdf'
import { deflated, latin, type PdfObject, type PdfText, pageObject, pdfFile } from './testing/pdf-file'

const PAGE: PdfText[] = [
  { x: 40, y: 700, text: 'Asad 100ml' },
  { x: 400, y: 700, text: 'R$ 179,00' },
]
const CONTENT = 6
const ROW = [['Asad 100ml  R$ 179,00']]

async function outcomeOf(file: Promise<Uint8Array> | Uint8Array): Promise<unknown> {
  try {
    return (await readPdf(await file)).map(({ cells }) => cells)
  } catch (error) {
    const { name, code, message } = error as Error & { code?: string }
    expect([name, message.endsWith('.')]).toEqual(['ImportReadError', true])
    return code
  }
}

const withContent = (object: PdfObject) => pdfFile([PAGE], { replace: { [CONTENT]: object } })
const FLUSHED = { finishFlush: constants.Z_FULL_FLUSH }
const zeros = (length: number) => deflated(new Uint8Array(length))
/** It inflates to 160 MB and has no end. */
const bomb = new Uint8Array(
  Buffer.concat([Uint8Array.of(0x78, 0x9c), ...Array<Buffer>(160).fill(deflateRawSync(Buffer.alloc(1e6), FLUSHED))]),
)
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const hex = (bytes: Uint8Array) => latin(`${Buffer.from(bytes).toString('hex')}>`)
const pages = (dictionary: string) => pdfFile([PAGE], { replace: { 2: { dictionary } } })

test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
  ['a photo (JPEG)', 'pdf-photo', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0)],
  ['a picture (PNG)', 'pdf-photo', () => latin('\x89PNG\r\n\x1a\n')],
  ['a photo of a phone (HEIC)', 'pdf-photo', () => latin('\0\0\0\x18ftypheic')],
  ['a text', 'pdf-none', () => latin('nome;preço')],
  ['nothing', 'pdf-none', () => new Uint8Array()],
  [
    'a scanned page',
    'pdf-scanned',
    () => withContent({ dictionary: '<< >>', stream: latin('q 595 0 0 842 0 0 cm Q') }),
  ],
  [
    'a file with a password',
    'pdf-encrypted',
    () => pdfFile([PAGE], { trailer: '/Encrypt << /Filter /Standard /V 2 >>' }),
  ],
  ['a hidden password', 'pdf-unsafe', () => pdfFile([PAGE], { trailer: '/Encr#79pt << /Filter /Standard >>' })],
  ['the first bytes of a file', 'pdf-damaged', () => latin('%PDF-1.7\n1 0 obj\n<< /Type /Catalog')],
  ['more pages than are read', 'pdf-too-large', () => pdfFile(Array.from({ length: 501 }, () => PAGE))],
])('[IMP-25] another file than a list with text is refused with a sentence: %s, %s', async (_title, code, file) => {
  expect(await outcomeOf(file())).toBe(code)
})

test.each<[string, string, () => Promise<Uint8Array>]>([
  [
    'a stream that inflates a thousandfold',
    'pdf-unsafe',
    () => withContent({ dictionary: '<< /Filter /FlateDecode >>', stream: bomb }),
  ],
  [
    'a bomb behind a false end that no filter declares',
    'pdf-unsafe',
    () =>
      withContent({
        dictionary: '<< /Filter/Fl >>',
        stream: joined(bomb, latin('\nendstream')),
      }),
  ],
  [
    'a bomb in hexadecimal digits',
    'pdf-unsafe',
    () => withContent({ dictionary: '<< /Filter [/ASCIIHexDecode /FlateDecode] >>', stream: hex(bomb) }),
  ],
  [
    'a bomb in a bomb',
    'pdf-unsafe',
    async () => withContent({ dictionary: '<< /Filter [/FlateDecode %x\n/FlateDecode] >>', stream: await zeros(1000) }),
  ],
  [
    'filters by reference',
    'pdf-unsafe',
    async () => withContent({ dictionary: '<< /Filter 9 0 R >>', stream: await zeros(1000) }),
  ],
  [
    'names in disguise',
    'pdf-unsafe',
    async () => withContent({ dictionary: '<< /Filter [/Fl#61teDecode /F#6c] >>', stream: await zeros(1000) }),
  ],
  ['old filters', 'pdf-unsafe', () => withContent({ dictionary: '<< /Filter /LZWDecode >>', stream: latin('x') })],
  [
    'a billion objects',
    'pdf-too-large',
    () =>
      pdfFile([PAGE], {
        objects: [
          { dictionary: '<< /Type /XRef /Size 999999999 /W [0 0 0] /Index [0 999999999] >>', stream: latin('x') },
        ],
      }),
  ],
  [
    'pages that contain themselves',
    'pdf-damaged',
    () => pages('<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>'),
  ],
])('[IMP-25] a hostile PDF is refused: %s, %s', async (_title, code, file) => {
  expect(await outcomeOf(file())).toBe(code)
})

test('[IMP-25] text and pieces of text have a limit', () => {
  expect(count({ characters: 1_999_990, items: 0 }, 'x'.repeat(10))).toBe(true)
  expect(count({ characters: 1_999_990, items: 0 }, 'x'.repeat(11))).toBe(false)
  expect(count({ characters: 0, items: 500_000 }, '')).toBe(false)
})

describe('[IMP-25] a strange PDF is read without harm', () => {
  test('with scripts, actions, attachments and forms, which are ignored', async () => {
    const fetched = globalThis.fetch
    const catalog = `/OpenAction << /S /JavaScript /JS (globalThis.harm = 1) >>
      /AA << /WC << /S /URI /URI (http://192.0.2.1/) >> >>
      /Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>] >>
                /JavaScript << /Names [(x) << /S /JavaScript /JS (globalThis.harm = 1) >>] >> >>
      /AcroForm << /Fields [] /XFA 7 0 R >>`
    const objects = [{ dictionary: '<< /Type /EmbeddedFile >>', stream: latin('MZ') }]
    expect(await outcomeOf(pdfFile([PAGE], { catalog, objects }))).toEqual(ROW)
    expect(globalThis).not.toHaveProperty('harm')
    expect(globalThis.fetch).toBe(fetched)
  })

  test('with pages that are only claimed', async () => {
    expect(await outcomeOf(pages('<< /Type /Pages /Count 99999999 /Kids [5 0 R] >>'))).toEqual(ROW)
  })

  test('with a broken table of objects', async () => {
    expect(await outcomeOf(pdfFile([PAGE], { startxref: 7 }))).toEqual(ROW)
    expect(await outcomeOf(pdfFile([PAGE], { startxref: 999_999_999 }))).toEqual(ROW)
  })

  test('with forms that contain themselves', async () => {
    const form = {
      dictionary: '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 7 0 R >> >> >>',
    }
    const replace = {
      5: pageObject(6, '/XObject << /X 7 0 R >>'),
      6: { dictionary: '<< >>', stream: latin('/X Do BT /F1 10 Tf 40 700 Td (Asad 100ml) Tj ET') },
    }
    const objects = [{ ...form, stream: latin('/X Do') }]
    expect(await outcomeOf(pdfFile([PAGE], { replace, objects }))).toEqual(
      expect.toBeOneOf([[['Asad 100ml']], 'pdf-damaged']),
    )
  })

  test('with deep arrays and unknown operators', async () => {
    const stream = latin(`${'['.repeat(20_000)} foo ${'('.repeat(2000)} BT /F1 10 Tf 40 700 Td (Asad) Tj ET`)
    expect(await outcomeOf(withContent({ dictionary: '<< >>', stream }))).toEqual(
      expect.toBeOneOf(['pdf-scanned', 'pdf-damaged']),
    )
  })

  test('cut anywhere', async () => {
    const whole = await pdfFile([PAGE, PAGE, PAGE], { isDeflated: true })
    for (let part = 1; part < 8; part += 1) {
      const outcome = await outcomeOf(whole.slice(0, (whole.length * part) / 8))
      expect(typeof outcome === 'string' || Array.isArray(outcome)).toBe(true)
    }
  })
})
