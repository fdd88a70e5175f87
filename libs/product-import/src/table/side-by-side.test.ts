import { expect, test } from 'vitest'
import { readText } from '../supplier-lines/test-support'
import { outcomeOf } from '../test-support'

const LIST = [
  'Produto;Preço;;Produto;Preço;;Produto;Preço',
  'Sabonete de mel;10,00;;Creme de rosas;30,00;;Pente;5,00',
  'Sabonete de aveia;20,00;;Creme de coco;40,00;;;',
].join('\n')

test('[IMP-04] lists side by side are read one after another', () => {
  const read = ['2 Sabonete de mel = 10', '3 Sabonete de aveia = 20', '4 Creme de rosas = 30', '5 Creme de coco = 40']
  expect(outcomeOf(LIST).read).toEqual([...read, '6 Pente = 5'])
})

test('[IMP-22] lists of a supplier side by side are read one after another', () => {
  expect(readText(LIST).shown).toEqual([
    'Sabonete de mel = 10',
    'Sabonete de aveia = 20',
    'Creme de rosas = 30',
    'Creme de coco = 40',
    'Pente = 5',
  ])
})

test.each([
  ['another column', 'Nome;Preço;;Nome;Peso\nSabonete;10,00;;x;200'],
  ['a repeated price', 'Nome;Preço;Preço\nSabonete;10,00;200'],
])('[IMP-04] headings with %s are one list', (_, list) => {
  expect(outcomeOf(list).ready).toEqual([[2, 'Sabonete', 10]])
})
