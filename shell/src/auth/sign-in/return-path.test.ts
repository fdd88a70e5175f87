import { expect, test } from 'vitest'
import { loginPath, returnPath } from './return-path'

test.each(['/admin/orders', '/admin/orders?status=pendente&q=%23123', '/admin'])(
  '[AUTH-03] returnPath returns %s',
  (wanted) => {
    expect(returnPath(new URL(loginPath(wanted), 'http://loja.test').search)).toBe(wanted)
  },
)

test('[AUTH-03] returnPath replaces any other address with the dashboard', () => {
  for (const search of [
    '',
    '?voltar=https://evil.test/admin',
    '?voltar=//evil.test/admin',
    '?voltar=/%5Cevil.test',
    '?voltar=javascript:alert(1)',
    '?voltar=/administrator',
    '?voltar=/login',
    '?voltar=/admin/../login',
    '?voltar=/admin/..//evil.test/admin',
    '?voltar=/admin/orders/../../login',
    '?voltar=/admin/%252e%252e/login',
    '?voltar=/admin/.%09./login',
    '?voltar=/admin/..%5Clogin',
    '?voltar=/admin/orders/%252e%252e%252f..%252f..%252flogin',
    '?voltar=http://[',
  ]) {
    expect(returnPath(search), search).toBe('/admin/dashboard')
  }
})
