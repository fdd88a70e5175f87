import { expect, test } from 'vitest'
import { isExpired, passwordErrorText, sendErrorText } from './recovery-errors'

const error = (status: number, code = '', reasons: string[] = []) => ({ status, code, reasons })

test.each([
  [error(422, 'weak_password', ['length']), 'Use uma senha mais longa.'],
  [
    error(422, 'weak_password', ['length', 'characters']),
    'Use uma senha mais longa. Use letras maiúsculas e minúsculas, números e símbolos.',
  ],
  [error(422, 'weak_password', ['pwned']), 'Esta senha apareceu em vazamentos de dados. Escolha outra.'],
  [error(422, 'weak_password', ['new_reason']), 'Esta senha é fraca. Escolha outra.'],
  [error(422, 'same_password'), 'A nova senha precisa ser diferente da atual.'],
  [error(429, 'over_request_rate_limit'), 'Muitas tentativas. Aguarde um minuto e tente novamente.'],
  [error(400, 'validation_failed'), 'Não foi possível alterar a senha agora. Tente novamente.'],
  [
    error(0),
    'Não foi possível confirmar se a senha foi alterada. Verifique sua conexão e tente novamente com a mesma senha.',
  ],
])('[AUTH-12] passwordErrorText of %j is %s', (refused, text) => {
  expect(passwordErrorText(refused)).toBe(text)
})

test('[AUTH-12] a refused token counts as an expired link', () => {
  expect([401, 403, 422, 500].filter((status) => isExpired(error(status)))).toEqual([401, 403])
})

test.each([
  [error(429, 'over_email_send_rate_limit'), null],
  [error(429, 'over_request_rate_limit'), 'Muitas tentativas. Aguarde um minuto e tente novamente.'],
  [error(0), 'Não foi possível enviar agora. Verifique sua conexão e tente novamente.'],
])('[AUTH-11] sendErrorText of %j is %s', (refused, text) => {
  expect(sendErrorText(refused)).toBe(text)
})
