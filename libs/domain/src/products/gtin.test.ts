import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanGtin, gtinFault, isSharedGtin } from './gtin'

test.each([
  ['7891000315508', { kind: 'digit', expected: 7 }],
  ['789100031550', { kind: 'digit', expected: 7 }],
  ['7891000', { kind: 'length', length: 7 }],
  ['', { kind: 'length', length: 0 }],
  ['789100031550X', { kind: 'characters' }],
  ['7891000315507', null],
])('[PROD-14] the fault of the GTIN %j is %j', (gtin, fault) => {
  expect(gtinFault(gtin)).toEqual(fault)
})

test('[PROD-14] a GTIN with another digit at any place is refused', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const digits = [...'7891000315507']
      digits[at] = String((Number(digits[at]) + more) % 10)
      expect(gtinFault(digits.join(''))?.kind).toBe('digit')
    }),
  )
})

test('[PROD-14] a typed GTIN may have spaces, hyphens and an apostrophe', () => {
  expect(cleanGtin("'789 1000-315.507 ")).toBe('7891000315507')
})

test.each([
  ['7891000315507', true],
  ['036000291452', true],
  ['96385074', true],
  ['2000000000008', false],
  ['200000000004', false],
  ['9990000000003', false],
  ['0400000000004', false],
])('[GOOG-01] whether catalogues accept the GTIN %s: %s', (gtin, isShared) => {
  expect(isSharedGtin(gtin)).toBe(isShared)
})
