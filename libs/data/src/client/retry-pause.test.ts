import { expect, test } from 'vitest'
import { DataError, type DataErrorCode } from './data-error'
import { retryPauseMs } from './retry-pause'

const refused = (code: DataErrorCode, retryAfterMs?: number) =>
  Object.assign(new DataError(code, 'orders.export'), { retryAfterMs })

test('retryPauseMs returns the requested or a growing pause', () => {
  expect(retryPauseMs(refused('busy', 7000), 1)).toBe(7000)
  expect([1, 2, 3, 4].map((attempt) => retryPauseMs(refused('network'), attempt))).toEqual([1000, 2000, 4000, 8000])
})

test('retryPauseMs returns null after five attempts, above a minute or when a retry cannot help', () => {
  expect(retryPauseMs(refused('network'), 5)).toBe(null)
  expect(retryPauseMs(refused('busy', 61_000), 1)).toBe(null)
  expect(retryPauseMs(refused('forbidden'), 1)).toBe(null)
  expect(retryPauseMs(new Error('out of room'), 1)).toBe(null)
})
