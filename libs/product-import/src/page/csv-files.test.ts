import { expect, test } from 'vitest'
import { errorFile } from './csv-files'

const row = { line: 2, column: null, reason: 'Produto 2: preço inválido (=1+1)', values: ['=1+1'] }

test('[IMP-01] the file of errors has line, reason and cells of each rejected row, and no formulas', async () => {
  expect(await errorFile([row], ['preço']).text()).toBe(
    "linha;coluna;motivo;preço\r\n2;;Produto 2: preço inválido (=1+1);'=1+1\r\n",
  )
})

test('[JSON-03] the file of errors counts products for a JSON list', async () => {
  expect(await errorFile([row], [], 'produto').text()).toContain('produto;coluna;motivo\r\n2;;')
})
