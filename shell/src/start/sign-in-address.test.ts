import { expect, test } from 'vitest'
import { signInAddress } from './sign-in-address'

test.each([
  ['/', '/login'],
  ['/admin', '/login?voltar=%2Fadmin'],
  ['/admin/dashboard', '/login'],
  ['/admin/orders?status=enviado', '/login?voltar=%2Fadmin%2Forders%3Fstatus%3Denviado'],
  ['/login?voltar=%2Fadmin%2Forders', '/login?voltar=%2Fadmin%2Forders'],
  ['/administrator', null],
  ['/nada', null],
])('[AUTH-03] signInAddress of %s is %s', (address, expected) => {
  expect(signInAddress(new URL(address, 'http://loja.test'))).toBe(expected)
})
