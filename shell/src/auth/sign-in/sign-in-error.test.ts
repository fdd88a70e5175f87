import { expect, test } from 'vitest'
import { signInErrorText } from './sign-in-error'

test.each([
  [{ status: 400, code: 'invalid_credentials' }, 'E-mail ou senha incorretos.'],
  [{ status: 400 }, 'E-mail ou senha incorretos.'],
  [{ status: 400, code: 'user_banned' }, 'O acesso desta conta está bloqueado. Fale com um administrador da loja.'],
  [{ status: 403 }, 'O acesso desta conta está bloqueado. Fale com um administrador da loja.'],
  [{ status: 429 }, 'Muitas tentativas. Aguarde um minuto e tente novamente.'],
  [{ status: 503 }, 'Não foi possível entrar agora. Verifique sua conexão e tente novamente.'],
  [{ status: 0 }, 'Não foi possível entrar agora. Verifique sua conexão e tente novamente.'],
])('[AUTH-04] signInErrorText for %j is %s', (error, text) => {
  expect(signInErrorText(error)).toBe(text)
})
