import { describe, expect, test } from 'vitest'
import { formatTaxId, isCnpj, isCpf } from '../format/tax-id'
import { invoiceListParams } from './invoice-list-params'
import { invoiceTermsIn, invoiceTermsLeftOut, limitInvoiceSearch } from './invoice-search'
import { formatMonth, formatShortMonth, monthsBetween } from './month'

const queryOf = (given: Record<string, string>) => ({ get: (name: string) => given[name] ?? null })

describe('[NFE-02] tax ids', () => {
  test.each([
    ['52998224725', true],
    ['11144477735', true],
    ['52998224724', false],
    ['52998224735', false],
    ['11111111111', false],
    ['5299822472', false],
    ['5299822472X', false],
  ])('CPF %s is valid: %s', (plain, expected) => {
    expect(isCpf(plain)).toBe(expected)
  })

  test.each([
    ['11222333000181', true],
    ['12ABC34501DE35', true],
    ['11222333000180', false],
    ['11222333000191', false],
    ['12ABC34501DE3X', false],
    ['12abc34501de35', false],
    ['00000000000000', false],
  ])('CNPJ %s is valid: %s', (plain, expected) => {
    expect(isCnpj(plain)).toBe(expected)
  })

  test('are formatted with dots', () => {
    expect(formatTaxId('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    expect(formatTaxId('52998224725')).toBe('529.982.247-25')
    expect(formatTaxId('EX123')).toBe('EX123')
  })
})

describe('[NFE-01] the invoice search', () => {
  test('takes a hundred keys and reports the rest', () => {
    const keys = Array.from({ length: 101 }, (_, n) => `352608112223330001815500100000${String(n).padStart(14, '0')}`)
    const text = keys.join('\n')
    expect(invoiceTermsIn(limitInvoiceSearch(text))).toEqual(keys.slice(0, 100))
    expect(invoiceTermsLeftOut(text)).toEqual(keys.slice(100))
    expect(invoiceTermsLeftOut(keys.slice(1).join('\n'))).toEqual([])
  })

  test('reads every parameter from the address and ignores invalid ones', () => {
    const params = {
      ...invoiceListParams.initial,
      search: '12',
      situation: 'sem-nota',
      month: '2026-08',
      page: 2,
    } as const
    expect(invoiceListParams.format(params)).toEqual({ busca: '12', situacao: 'sem-nota', mes: '2026-08', pagina: '2' })
    expect(invoiceListParams.parse(queryOf(invoiceListParams.format(params)))).toEqual(params)
    expect(invoiceListParams.parse(queryOf({ situacao: 'x', mes: '2026-13' }))).toEqual(invoiceListParams.initial)
  })
})

test('[NFE-01] months are listed newest first', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect(monthsBetween('2026-02', '2025-11')).toEqual([])
  expect(formatMonth('2026-08')).toBe('agosto de 2026')
  expect(formatShortMonth('2026-08')).toBe('ago/26')
})
