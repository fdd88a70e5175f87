import { expectAccessible } from '../../support/accessible'
import { expect, test } from '../../support/test'

const PROJECT = 'https://project.supabase.test'

// The policy of the test server allows its own origin only.
test.use({ bypassCSP: true })

test('[AUTH-11] [AUTH-12] a forgotten password is replaced by the link of an e-mail', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, supabaseUrl: PROJECT } })
  })
  await page.route(`${PROJECT}/**`, async (route) => {
    const request = route.request()
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    }
    if (request.method() !== 'OPTIONS') asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    await route.fulfill({ json: {}, headers })
  })

  await test.step('asks for a link', async () => {
    await page.goto('/login')
    await page.getByLabel('E-mail').fill('ana@loja.test')
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
    await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible()
    await expectAccessible(page, 'password recovery')
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByText('Se houver uma conta com este e-mail')).toBeVisible()
  })

  await test.step('the link shows the form, and its token leaves the address', async () => {
    await page.goto('about:blank')
    await page.goto('/login#access_token=recovery-token&refresh_token=r&type=recovery')
    await expect(page.getByRole('heading', { name: 'Criar nova senha' })).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expectAccessible(page, 'the new password')
    await page.getByLabel('Nova senha', { exact: true }).fill('nova-senha-1')
    await page.getByLabel('Repita a nova senha').fill('nova-senha-1')
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(page.getByText('Senha alterada. Entre com a nova senha.')).toBeVisible()
    await page.getByRole('link', { name: 'Ir para a entrada' }).click()
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  })
  expect(asked.filter((line) => !line.startsWith('GET'))).toEqual([
    'POST /auth/v1/recover',
    'PUT /auth/v1/user',
    'POST /auth/v1/logout',
  ])
})
