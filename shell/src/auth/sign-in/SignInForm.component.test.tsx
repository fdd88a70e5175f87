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
  const borderOf = (label: string) =>
    getComputedStyle(view.getByLabelText(label, { exact: true }).element()).borderColor
  expect(borderOf('Senha')).not.toBe(borderOf('E-mail'))
})

test('[AUTH-10] Caps Lock shows a hint while it is on, which moves nothing', async () => {
  const view = await renderPage(<SignInForm signIn={async () => null} />)
  const password = view.getByLabelText('Senha', { exact: true })
  const press = (modifierCapsLock: boolean) =>
    password.element().dispatchEvent(new KeyboardEvent('keyup', { key: 'a', bubbles: true, modifierCapsLock }))
  const hint = view.getByRole('status').filter({ hasText: 'Caps Lock está ligado' })
  const top = () => view.getByRole('button', { name: 'Entrar' }).element().getBoundingClientRect().top
  await password.click()
  const before = top()
  press(true)
  await expect.element(hint).toBeVisible()
  expect(top()).toBe(before)
  press(false)
  await expect.element(hint).not.toBeInTheDocument()
  press(true)
  await expect.element(hint).toBeVisible()
  await view.getByLabelText('E-mail').click()
  await expect.element(hint).not.toBeInTheDocument()
})

test('[AUTH-01] the password can be shown, and keeps its text', async () => {
  const view = await renderPage(<SignInForm signIn={async () => null} />)
  const password = view.getByLabelText('Senha', { exact: true })
  const eye = view.getByRole('button', { name: 'Mostrar senha' })
  await password.fill('senha-1234')
  await expect.element(password).toHaveAttribute('type', 'password')
  await eye.click()
  await expect.element(eye).toHaveAttribute('aria-pressed', 'true')
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('senha-1234')
  await expect.element(password).not.toHaveAttribute('value')
})
