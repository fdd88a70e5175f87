import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SignInPage } from '../sign-in/SignInPage'
import type { RecoveryLink } from './recovery-link'

const CONFIG = {
  supabaseUrl: 'https://api.test',
  publishableKey: 'sb_publishable_x',
  storeName: 'Loja',
  storefrontOrigin: 'https://loja.test',
}

async function open(link: RecoveryLink | null = null, supabaseUrl = CONFIG.supabaseUrl) {
  const view = await renderPage(
    <SignInPage config={{ ...CONFIG, supabaseUrl }} ended={null} link={link} signIn={async () => null} />,
  )
  const button = (name: string) => view.getByRole('button', { name })
  return { ...view, button, forgot: button('Esqueci minha senha') }
}

const VALID: RecoveryLink = { state: 'valid', token: 'recovery-token' }

async function openLink() {
  const view = await open(VALID)
  await expect.element(view.getByRole('heading', { name: 'Criar nova senha' })).toBeVisible()
  const fill = async (first: string, second = first) => {
    await view.getByLabelText('Nova senha', { exact: true }).fill(first)
    await view.getByLabelText('Repita a nova senha').fill(second)
    await view.button('Salvar nova senha').click()
  }
  return { ...view, fill }
}

test('[AUTH-11] a malformed e-mail is refused before the request, and a lost connection is reported', async () => {
  api.breakOff('auth/v1/recover')
  const { forgot, button, getByLabelText, getByRole } = await open()
  await getByLabelText('E-mail').fill('ana')
  await forgot.click()
  await expect.element(getByRole('heading', { name: 'Recuperar senha' })).toBeVisible()
  await button('Enviar link').click()
  await expect
    .element(getByLabelText('E-mail'))
    .toHaveAccessibleDescription('Informe um e-mail válido, como nome@loja.com.br.')
  expect(api.count('auth/v1/recover')).toBe(0)
  await getByLabelText('E-mail').fill('ana@loja.test')
  await button('Enviar link').click()
  await expect
    .element(getByRole('alert'))
    .toHaveTextContent('Não foi possível enviar agora. Verifique sua conexão e tente novamente.')
  await expect.element(getByLabelText('E-mail')).toHaveValue('ana@loja.test')
})

test('[AUTH-11] the embedded server offers no recovery', async () => {
  const { forgot, button } = await open(null, location.origin)
  await expect.element(button('Entrar')).toBeVisible()
  await expect.element(forgot).not.toBeInTheDocument()
})

test('[AUTH-12] a link leads to a new password, which ends all sessions of the account', async () => {
  api.answer('auth/v1/user', { id: 'u1' })
  api.answer('auth/v1/logout', new Response(null, { status: 204 }))
  const { fill, getByText, getByRole } = await openLink()
  await fill('nova-senha-1', 'nova-senha-2')
  await expect.element(getByText('As senhas não são iguais.')).toBeVisible()
  expect(api.count('auth/v1/user')).toBe(0)
  await fill('nova-senha-1')
  await expect.element(getByText('Senha alterada. Entre com a nova senha.')).toBeVisible()
  await expect.element(getByRole('link', { name: 'Ir para a entrada' })).toHaveAttribute('href', '/login')
  expect(await api.bodies('auth/v1/user')).toEqual([{ password: 'nova-senha-1' }])
  expect(api.queries('auth/v1/logout')).toEqual(['?scope=global'])
  expect(JSON.stringify(localStorage)).not.toContain('recovery-token')
})

test('[AUTH-12] after a lost answer the same password counts as changed', async () => {
  api.breakOff('auth/v1/user')
  const { fill, getByRole, getByText } = await openLink()
  await fill('nova-senha-1')
  await expect.element(getByRole('alert')).toHaveTextContent('Não foi possível confirmar se a senha foi alterada.')
  api.answer('auth/v1/user', Response.json({ code: 'same_password' }, { status: 422 }))
  await fill('nova-senha-1')
  await expect.element(getByText('Senha alterada. Entre com a nova senha.')).toBeVisible()
})

test('[AUTH-12] a second click while the password is saved sends no second request', async () => {
  const release = api.hold('auth/v1/user', {})
  api.answer('auth/v1/logout', {})
  const { fill, button, getByText } = await openLink()
  await fill('nova-senha-1')
  await expect.poll(() => api.count('auth/v1/user')).toBe(1)
  ;(button('Salvar nova senha').element() as HTMLElement).closest('form')?.requestSubmit()
  release()
  await expect.element(getByText('Senha alterada. Entre com a nova senha.')).toBeVisible()
  expect(api.count('auth/v1/user')).toBe(1)
})

test.each([
  ['an expired link', { state: 'expired' } as const],
  ['a link that the server refuses', VALID],
])('[AUTH-12] %s says so and offers another one', async (_, link) => {
  api.fail('auth/v1/user', 403)
  const { getByText, button } = link.state === 'valid' ? await openLink() : await open(link)
  if (link.state === 'valid') {
    await page.getByLabelText('Nova senha', { exact: true }).fill('nova-senha-1')
    await page.getByLabelText('Repita a nova senha').fill('nova-senha-1')
    await button('Salvar nova senha').click()
  }
  await expect.element(getByText('Este link expirou ou já foi usado. Peça um novo.')).toBeVisible()
  await expect.element(button('Enviar link')).toBeVisible()
})
