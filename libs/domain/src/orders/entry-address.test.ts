import { describe, expect, test } from 'vitest'
import { BRAZILIAN_STATES } from './brazilian-states'
import { parsePostalCode, postalCodeState, toEditedAddress, toEntryAddress } from './entry-address'
import { formatPostalCode, parseShippingAddress } from './shipping-address'

describe('[ENTRY-04] the CEP', () => {
  test.each([
    ['01310-100', '01310100'],
    ['01310100', '01310100'],
    ['01.310-100', '01310100'],
    [' 01.310100 ', '01310100'],
    ['1310-100', null],
    ['01310-1000', null],
    ['013-10100', null],
    ['CEP 01310-100', null],
    ['01310 100', null],
    ['', null],
  ])('%j is read as %j', (text, digits) => {
    expect(parsePostalCode(text)).toBe(digits)
    if (digits) expect(formatPostalCode(digits)).toBe('01310-100')
  })

  test.each([
    ['01000-000', 'SP'],
    ['19999-999', 'SP'],
    ['20000-000', 'RJ'],
    ['28999-999', 'RJ'],
    ['68899-999', 'PA'],
    ['68900-000', 'AP'],
    ['69299-999', 'AM'],
    ['69300-000', 'RR'],
    ['69400-000', 'AM'],
    ['69900-000', 'AC'],
    ['72799-999', 'DF'],
    ['72800-000', 'GO'],
    ['73000-000', 'DF'],
    ['73700-000', 'GO'],
    ['76800-000', 'RO'],
    ['78899-999', 'MT'],
    ['78900-000', null],
    ['79000-000', 'MS'],
    ['99999-999', 'RS'],
    ['00999-999', null],
    ['nada', null],
  ])('%s is in %s', (text, state) => expect(postalCodeState(text)).toBe(state))

  test('each state has a range', () => {
    const found = Array.from({ length: 1000 }, (_, n) => postalCodeState(`${String(n).padStart(3, '0')}00-000`))
    expect([...new Set(found)].filter(Boolean).sort()).toEqual([...BRAZILIAN_STATES])
  })
})

test('[ENTRY-06] a stored address fills the form, also one that is a single text', () => {
  const entryOf = (address: unknown) => toEntryAddress(parseShippingAddress({ address }).address)
  expect(
    entryOf({ street: 'Rua A', number: 10, district: 'Centro', city: 'Santos', state: 'sp', zip: '11010100' }),
  ).toEqual({
    postalCode: '11010-100',
    street: 'Rua A',
    number: '10',
    complement: '',
    neighborhood: 'Centro',
    city: 'Santos',
    state: 'SP',
  })
  expect(entryOf('Rua A, 10, Santos - SP')).toMatchObject({ street: 'Rua A, 10, Santos - SP', city: '' })
  expect(entryOf(null)).toBeNull()
})

test('[EDIT-02] an edited address leaves texts under unknown names where they are', () => {
  const editedOf = (address: unknown) => toEditedAddress(parseShippingAddress({ address }).address)
  expect(editedOf({ rua: 'Rua A', referencia: 'perto do mar' })).toMatchObject({ street: 'Rua A' })
  expect(editedOf('Rua A, 10, Santos')).toMatchObject({ street: 'Rua A, 10, Santos' })
  expect(editedOf(null)).toBeNull()
})
