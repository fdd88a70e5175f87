import { listParams, pageParam, textParam } from '@loja/domain/list'
import { describe, expect, test } from 'vitest'
import { chosenView, viewAddress } from './view-address'
import { viewParamsOf } from './view-params'

const list = listParams({ search: textParam('busca'), rare: textParam('raro'), page: pageParam })
const address = (query: string) => viewAddress(list, new URLSearchParams(query))

test.each([
  ['raro=sim&busca=a%20b&pagina=3&visao=x', 'busca=a+b&raro=sim'],
  ['raro=&outro=1', ''],
  ['colunas=phone.city&raro=sim', 'raro=sim&colunas=phone.city'],
])('[VIEW-01] the address of a view %s is %s', (query, stored) => {
  expect(address(query)).toBe(stored)
  expect(address(stored)).toBe(stored)
})

describe('[VIEW-02] the chosen view', () => {
  const VIEWS = [
    { key: '', address: '' },
    { key: 'raros', address: 'raro=sim' },
    { key: 'da-ana', address: 'busca=ana&colunas=phone' },
  ]
  const chosen = (query: string) => chosenView(VIEWS, new URLSearchParams(query), address(query))?.key

  test.each([
    ['', ''],
    ['pagina=4', ''],
    ['raro=sim', 'raros'],
    ['raro=sim&visao=da-ana', 'da-ana'],
    ['visao=raros', 'raros'],
    ['busca=ana', 'da-ana'],
    ['busca=ana&colunas=phone', 'da-ana'],
    ['busca=ana&colunas=city', undefined],
    ['busca=bia', undefined],
    ['raro=sim&visao=excluida', 'raros'],
  ])('of %s is %s', (query, key) => {
    expect(chosen(query)).toBe(key)
  })

  test('stays in the address together with its columns', () => {
    expect(viewParamsOf(new URLSearchParams('busca=a&visao=x&colunas='))).toEqual({ visao: 'x', colunas: '' })
  })
})
