import { expect, test } from 'vitest'
import { isDataError, isResultUnknown, toDataError } from './data-error'

test.each([
  ['PGRST303', 401, 'session'],
  ['PGRST301', 401, 'session'],
  ['', 401, 'session'],
  ['42501', 401, 'session'],
  ['42501', 403, 'forbidden'],
  ['', 403, 'forbidden'],
  ['PGRST116', 406, 'not-found'],
  ['23505', 409, 'conflict'],
  ['23503', 409, 'conflict'],
  ['22P02', 400, 'invalid'],
  ['23514', 400, 'invalid'],
  ['23502', 400, 'invalid'],
  ['22023', 400, 'invalid'],
  ['22003', 400, 'invalid'],
  ['P0001', 400, 'invalid'],
  ['', 429, 'busy'],
  ['', 0, 'network'],
  ['', 503, 'network'],
  ['', 200, 'network'],
  ['57014', 500, 'network'],
  ['XX000', 418, 'unknown'],
] as const)('[ERR-02] %s with status %d is %s', (code, status, expected) => {
  expect(toDataError('orders.list', { code }, status).code).toBe(expected)
})

test.each([
  ['featured_limit', 'limit'],
  ['another_rule', 'invalid'],
  [null, 'invalid'],
] as const)('[FEAT-03] the database rule %s is %s', (details, expected) => {
  expect(toDataError('products.setFeatured', { code: 'P0001', details }, 400).code).toBe(expected)
})

test('[ERR-02] the message does not repeat the message of the database', () => {
  const error = toDataError('profiles.get', { code: '23505', message: 'Key (phone)=(11 91234-5678) exists' }, 409)
  expect(error.message).toBe('profiles.get: conflict')
})

test('isDataError recognises a copy of the class from another bundle', () => {
  const foreign = Object.assign(new Error('x'), { name: 'DataError', code: 'network', operation: 'orders.list' })
  expect(isDataError(foreign)).toBe(true)
  expect(isDataError(new Error('x'))).toBe(false)
  expect(isDataError(null)).toBe(false)
})

test('the result of a write is unknown without a response, unless the browser was offline before it', () => {
  const lost = () => toDataError('orders.ship', {}, 0)
  expect(isResultUnknown(lost())).toBe(true)
  expect(isResultUnknown(Object.assign(lost(), { isUnsent: true }))).toBe(false)
})
