import { expect, test } from 'vitest'
import { parseImportText } from '../index'
import { needsReview } from './preview-page'

test('[IMP-19] a row asks for a check when a guess is doubtful, not when it is routine', () => {
  const text =
    'nome;preço;marca\nÁgua de Colônia 100 ML;59,90;Phebo\nO Boticário Malbec 100 ML;199,90;\nPhebo Lavanda;9,90;\n'
  const { ready } = parseImportText(text, { categoryId: null, stock: 999_999 }).analysis
  expect(ready.map(({ warnings }) => warnings.map(({ code }) => code))).toMatchObject([
    expect.arrayContaining(['guessed-type', 'guessed-volume']),
    expect.arrayContaining(['brand-is-article']),
    expect.arrayContaining(['guessed-brand']),
  ])
  expect(ready.map(needsReview)).toEqual([false, true, false])
})
