import { expect, test } from 'vitest'
import type { ImportNotice } from '../model/import-table'
import { noticeText } from './texts'

test('[IMP-04] notices about a list are sentences', () => {
  expect(noticeText({ code: 'encoding', encoding: 'windows-1252' })).toMatch(/Windows-1252/)
  expect(noticeText({ code: 'lines-above-heading', count: 2 })).toBe(
    '2 linhas acima do cabeçalho não foram importadas.',
  )
})

test.each<[ImportNotice, string]>([
  [
    { code: 'sheet-errors', count: 1 },
    'Células da planilha com erro (#N/D, #VALOR!): 1. Textos e códigos com erro contam como vazios.',
  ],
  [{ code: 'hidden-rows', count: 1 }, '1 linha oculta não foi lida.'],
  [{ code: 'hidden-rows', count: 2 }, '2 linhas ocultas não foram lidas.'],
  [{ code: 'hidden-columns', count: 1 }, '1 coluna oculta não foi lida.'],
  [{ code: 'hidden-columns', count: 2 }, '2 colunas ocultas não foram lidas.'],
  [{ code: 'hidden-sheets', names: ['Custos'] }, 'A aba oculta “Custos” não foi lida.'],
  [{ code: 'hidden-sheets', names: ['A', 'B'] }, '2 abas ocultas não foram lidas: A, B.'],
  [{ code: 'pages-without-text', pages: [3] }, 'A página 3 do PDF não tem texto e não foi lida.'],
  [{ code: 'pages-without-text', pages: [2, 4] }, '2 páginas do PDF não têm texto e não foram lidas: 2, 4.'],
  [
    { code: 'rows-joined', count: 2 },
    '2 linhas completam o produto de outra (mais imagens ou o que as variações têm em comum).',
  ],
])('%o', (notice, sentence) => {
  expect(noticeText(notice)).toBe(sentence)
})
