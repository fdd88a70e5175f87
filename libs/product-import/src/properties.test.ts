import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkImport, planImport } from './analysis/check-import'
import { decodeImportBytes } from './bytes/decode-import-bytes'
import { guessMapping } from './mapping/guess-mapping'
import { readImportTable } from './table/read-import-table'
import { DEFAULTS, outcomeOf, readJsonFile } from './test-support'
import { reasonText, warningText } from './texts/texts'

const DOCUMENTED = ['ImportReadError', 'ImportSyntaxError']
const RUNS = 300

const piece = fc.constantFrom(
  ...['nome', 'preço', 'marca', 'imagem', 'descrição', 'Água 100 ML', 'R$ 10,00', '1.234', '1,50', '-3', '12x R$ 5'],
  ...[';', ';', ',', '\t', '\n', '\n', '\r\n', '\r', '"', '""', '"a\nb"', ' ', '\ufeff', '\0', '\ud800', '\u202e'],
  ...['https://x.com/a.jpg', 'www.x.com/b', 'javascript:x', '{', '}', '[', ']', ':', '"nome":', '"preco":1', 'null'],
)
const nearly = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
const listed = nearly.map((text) => `nome;preço;marca\n${text}`)
const json = fc.json().map((text) => `[${text},{"nome":"A","preco":1}]`)
const anything = fc.oneof(nearly, listed, json, fc.string({ unit: 'binary' }))

function outcomeOrRefusal(work: () => void) {
  try {
    work()
  } catch (error) {
    expect(error).toMatchObject({ name: expect.toBeOneOf(DOCUMENTED), message: expect.stringMatching(/\S/) })
  }
}

test('[IMP-19] any text gives rows in exactly one group or a documented error', () => {
  fc.assert(
    fc.property(anything, fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }), (text, headingLine) => {
      outcomeOrRefusal(() => {
        const table = readImportTable(text, headingLine === undefined ? {} : { headingLine })
        const { ready, duplicates, rejected } = checkImport(table, planImport(table, guessMapping(table), DEFAULTS))
        expect(ready.length + duplicates.length + rejected.length).toBe(table.records.length + table.faults.length)
        for (const { reason } of rejected) expect(reasonText(reason)).toMatch(/\S/)
        for (const { product, warnings } of ready) {
          expect(product.name).not.toBe('')
          expect(product.price).toBeGreaterThan(0)
          expect(JSON.stringify(product)).not.toMatch(/\\u0000|\\ud[89a-f]/)
          for (const warning of warnings) expect(warningText(warning)).toMatch(/\S/)
        }
      })
    }),
    { numRuns: RUNS },
  )
})

test('[JSON-02] any file gives a result or a documented error', () => {
  fc.assert(
    fc.property(fc.oneof(anything, json), (text) => outcomeOrRefusal(() => void readJsonFile(text))),
    { numRuns: RUNS },
  )
})

test('[IMP-04] any bytes give a table or a documented error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      outcomeOrRefusal(() => void readImportTable(decodeImportBytes(bytes).text))
    }),
    { numRuns: RUNS },
  )
})

const SIZED = [
  ...['Protetor FPS 50+', 'Redmi 8+256', 'Galaxy 12/256GB', 'Tablet 10+', 'Creme 40+ 60ml', 'Moto 4+128GB'],
  ...[
    'Lâmpada 9W 110/220V',
    'Shampoo 2 em 1',
    'Escova 2em1',
    'Sabonete 3x90g',
    'Kit 4un',
    'Base 2,5',
    'Nº 5',
    'TV 55"',
  ],
]
const WORDS = ['Rosa', 'De Luxo', 'Era Uma Vez', 'Facial', 'Agora Eu', 'Nacional']

test('[IMP-21] a line without headings keeps figures, signs and words of the name unchanged', () => {
  const name = fc
    .tuple(fc.constantFrom(...SIZED), fc.constantFrom(...WORDS))
    .chain((parts) => fc.shuffledSubarray(parts, { minLength: 2 }))
    .map((parts) => parts.join(' '))
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), (names) => {
      const { ready } = outcomeOf(names.map((each, index) => `${each} R$ ${index + 10},90`).join('\n'))
      expect(ready.map(([, read, price]) => [read, price])).toEqual(names.map((each, at) => [each, at + 10.9]))
    }),
    { numRuns: RUNS },
  )
})
