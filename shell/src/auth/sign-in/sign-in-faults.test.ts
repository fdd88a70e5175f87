import { expect, test } from 'vitest'
import { findSignInFaults } from './sign-in-faults'

test.each(['ana@loja.com.br', '  ana@loja.com.br ', 'ana+painel@loja.test', 'joão@lojinhaçã.com.br'])(
  '[AUTH-04] findSignInFaults accepts the e-mail %j',
  (email) => expect(findSignInFaults({ email, password: 'x' })).toEqual({}),
)

test('[AUTH-04] findSignInFaults refuses a text that is no e-mail address', () => {
  for (const email of [
    'abc',
    'ana@',
    '@loja.test',
    'ana@loja',
    'ana@loja.',
    'ana@.test',
    'ana maria@loja.test',
    'ana@loja@b.test',
  ]) {
    expect(findSignInFaults({ email, password: 'x' }), email).toEqual({
      email: 'Informe um e-mail válido, como nome@loja.com.br.',
    })
  }
})

test('[AUTH-04] findSignInFaults refuses empty fields', () => {
  expect(findSignInFaults({ email: ' ', password: '' })).toEqual({
    email: 'Informe seu e-mail.',
    password: 'Informe sua senha.',
  })
})
