import { expect, test } from 'vitest'
import { errorFile } from './csv-files'

const row = { line: 2, column: null, reason: 'Produto 2: preço inválido (=1+1)', values: ['=1+1'] }

test('[IMP-01] rejected rows with line and reason, then the cells as they were, none of them a formula', async () => {
  expect(await errorFile([row], ['preço']).text()).toBe(
    "linha;coluna;motivo;preço\r\n2;;Produto 2: preço inválido (=1+1);'=1+1\r\n",
  )
})

test('[JSON-03] of a JSON file the number is that of the product, not of a line', async () => {
  expect(await errorFile([row], [], 'produto').text()).toContain('produto;coluna;motivo\r\n2;;')
})
