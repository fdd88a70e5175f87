import { expect, test } from 'vitest'
import { readRecoveryLink } from './recovery-link'

test.each([
  [
    '#access_token=abc&expires_in=3600&refresh_token=x&token_type=bearer&type=recovery',
    { state: 'valid', token: 'abc' },
  ],
  ['#error=access_denied&error_code=otp_expired&error_description=Email+link', { state: 'expired' }],
  ['#access_token=abc&type=magiclink', null],
  ['#access_token=abc', null],
  ['#type=recovery', null],
  ['#error=access_denied&error_code=other', null],
  ['#importar', null],
  ['', null],
])('[AUTH-12] the recovery link of %j is %j', (hash, link) => {
  expect(readRecoveryLink(hash)).toEqual(link)
})
