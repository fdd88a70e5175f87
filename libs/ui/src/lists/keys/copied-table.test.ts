import { expect, test } from 'vitest'
import { cellText, copiedTable } from './copied-table'

test.each([
  ['R$\u00a01.234,56', '1.234,56'],
  ['-R$\u00a010,00', '-10,00'],
  ['-12', '-12'],
  ['1.234', '1.234'],
  ['—', ''],
  [' Ana\n  Souza ', 'Ana Souza'],
  ['=HYPERLINK("x")', '\'=HYPERLINK("x")'],
  ['+55 11 98765-4321', "'+55 11 98765-4321"],
  ['-1+cmd', "'-1+cmd"],
  ['a\tb', 'a b'],
])('[KEY-03] the cell %j is copied as %j', (shown, copied) => {
  expect(cellText(shown)).toBe(copied)
})

test('[KEY-03] a table is copied as tab-separated text and as HTML', () => {
  expect(
    copiedTable([
      ['Nome', 'Total'],
      ['<b>&', '1,00'],
    ]),
  ).toEqual({
    'text/plain': 'Nome\tTotal\r\n<b>&\t1,00',
    'text/html': '<table><tr><th>Nome</th><th>Total</th></tr><tr><td>&lt;b&gt;&amp;</td><td>1,00</td></tr></table>',
  })
})
