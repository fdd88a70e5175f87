import { describe, expect, test } from 'vitest'
import { guessMapping } from '../mapping/guess-mapping'
import type { RejectedRow } from '../model/import-outcome'
import { readImportTable } from '../table/read-import-table'
import { DEFAULTS, outcomeOf } from '../test-support'
import { reasonText } from '../texts/texts'
import { checkImport, checkInSlices, planImport } from './check-import'
import { checkRecord, correctedRecord, correctedRow } from './check-record'
import type { ImportPlan } from './record-cells'

function firstRejected(text: string): { row: RejectedRow; plan: ImportPlan } {
  const table = readImportTable(text)
  const plan = planImport(table, guessMapping(table), DEFAULTS)
  const [row] = checkImport(table, plan).rejected
  if (!row) throw new Error('nothing was rejected')
  return { row, plan }
}

describe('[IMP-19] a rejected row', () => {
  test('names line, column and the found text', () => {
    const { row } = firstRejected('nome;preço (R$)\nA;10,50\n\nB; Sob consulta \n')
    expect(row).toEqual({
      line: 4,
      column: 'preço (R$)',
      position: 1,
      reason: { code: 'not-a-price', found: 'Sob consulta' },
      values: ['B', ' Sob consulta '],
    })
    expect(reasonText(row.reason)).toBe('O preço não é um valor. Lido: “Sob consulta”.')
  })

  test('becomes ready when corrected', () => {
    const { row, plan } = firstRejected('nome;preço\nA;10,50\nB;Sob consulta\n')
    expect(checkRecord(correctedRecord(row, 1, '1.234'), plan)).toMatchObject({
      line: 3,
      product: { name: 'B', price: 1234 },
      warnings: expect.not.arrayContaining([expect.objectContaining({ code: 'ambiguous-price' })]),
    })
    expect(checkRecord(correctedRecord(row, 1, '-1'), plan)).toMatchObject({ reason: { code: 'negative-price' } })
    expect(row.values).toEqual(['B', 'Sob consulta'])
  })

  test('with an extra column is corrected by emptying the cell', () => {
    const { row, plan } = firstRejected('nome,preço\nA,1,50\n')
    expect(checkRecord(correctedRow(row, ['A', '1,50', '']), plan)).toMatchObject({ product: { price: 1.5 } })
    expect(checkRecord(correctedRecord(row, 2, ''), plan)).toMatchObject({ product: { price: 1 } })
  })

  test('with an unclosed quote is corrected cell by cell', () => {
    const { row, plan } = firstRejected('nome;preço\n"Brisa;10,00\n')
    expect([row.line, row.values]).toEqual([2, ['"Brisa', '10,00']])
    expect(checkRecord(correctedRecord(row, 0, 'Brisa'), plan)).toMatchObject({ product: { name: 'Brisa', price: 10 } })
  })

  test('of JSON keeps its number, and typed values become texts', () => {
    const { row, plan } = firstRejected('[{"nome":"A","preco":1,"estoque":5},{"nome":"","preco":1.005,"estoque":7}]')
    expect(row.reason).toEqual({ code: 'missing-name', item: 2 })
    expect(checkRecord(correctedRecord(row, 0, 'B'), plan)).toMatchObject({
      product: { name: 'B', price: 1.01, stockQuantity: 7 },
    })
    expect(checkRecord(correctedRow(row, ['B', '1.005', '8']), plan)).toMatchObject({
      product: { price: 1.01, stockQuantity: 8 },
    })
    const stillBad = checkRecord(correctedRecord({ ...row, values: ['B', '1.005', '7'] }, 1, '1e5'), plan)
    expect('reason' in stillBad && reasonText(stillBad.reason)).toBe('Produto 2: preço inválido (1e5)')
  })
})

test('[IMP-18] a table is checked in slices and the check can be stopped in between', () => {
  const table = readImportTable(`nome;preço\n${Array.from({ length: 12_000 }, (_, n) => `P${n};1`).join('\n')}\n`)
  const plan = planImport(table, guessMapping(table), DEFAULTS)
  const slices = checkInSlices(table, plan)
  expect([slices.next().value, slices.next().value]).toEqual([5000, 10_000])
  expect(slices.next()).toMatchObject({ done: true, value: { ready: { length: 12_000 } } })
  const left = checkInSlices(table, plan)
  left.next()
  left.return({ ready: [], duplicates: [], rejected: [] })
  expect(left.next().done).toBe(true)
})

test.each(['Qtde de itens', 'Quantidade de produtos: 12', 'Registros: 12', 'Total de produtos: 12'])(
  '[IMP-05] %s is no product',
  (name) => {
    expect(outcomeOf(`Nome;Preço\nVela;10,00\n${name};10,00\n`).read).toEqual(['2 Vela = 10', '3 line-without-price'])
  },
)
