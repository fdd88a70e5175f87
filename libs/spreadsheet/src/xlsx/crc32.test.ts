import { crc32 as reference } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc32 } from './crc32'

test('the checksum of zlib, in one piece or in two', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.uint8Array({ maxLength: 60 }), (first, second) => {
      const whole = new Uint8Array([...first, ...second])
      expect(crc32(second, crc32(first))).toBe(reference(whole))
      // Bytes that do not begin where their memory begins.
      expect(crc32(whole.subarray(first.length))).toBe(reference(second))
    }),
  )
})
