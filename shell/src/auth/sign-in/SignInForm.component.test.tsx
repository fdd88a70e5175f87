import { renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { SignInForm } from './SignInForm'

test.each([
  ['abc', 'Informe um e-mail válido, como nome@loja.com.br.'],
  ['', 'Informe seu e-mail.'],
])('[AUTH-04] the e-mail %j is refused and focused', async (typed, text) => {
  const view = await renderPage(<SignInForm signIn={async () => null} />)
  const email = view.getByLabelText('E-mail')
  await email.fill(typed)
  await view.getByLabelText('Senha', { exact: true }).fill('senha-1234')
  await view.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(view.getByText(text)).toBeVisible()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(text)
})

test('[AUTH-04] a missing password is focused after a valid e-mail', async () => {
  const view = await renderPage(<SignInForm signIn={async () => null} />)
  const password = view.getByLabelText('Senha', { exact: true })
  await view.getByLabelText('E-mail').fill('ana@loja.test')
  await view.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAccessibleDescription('Informe sua senha.')
  await password.fill('s')
  await expect.element(password).not.toHaveAccessibleDescription()
})
