import { SettingsPage } from '../../pages/settings-page'
import { resetSettingsAround } from '../../support/api/reset-settings'
import { SettingsApi } from '../../support/api/settings-api'
import { revokeRefreshToken } from '../../support/api/stored-session'
import { closeNotices } from '../../support/notices'
import { DEMO_ACCOUNTS, expect, expectToast, signIn, submitSignIn, test } from '../../support/test'

const SAVED = 'Configurações salvas com sucesso!'
const TOKEN = 'EAABsecret-of-the-shop-9f3K'

test.use({ account: 'admin', ownSession: true })

resetSettingsAround()

test.describe('[SET-07] leaving with unsaved changes asks first', () => {
  test('when another page is opened', async ({ page }) => {
    const settings = new SettingsPage(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Configurações', exact: true }).click()
    await page.getByRole('tab', { name: 'Contato' }).click()
    await settings.phone.fill('1')
    await page.getByRole('tab', { name: 'Geral' }).click()
    await page.getByRole('tab', { name: 'Contato' }).click()
    for (const link of ['Pedidos', 'Analytics', 'Dashboard']) {
      await page.getByRole('link', { name: link, exact: true }).click()
      await settings.question().getByRole('button', { name: 'Continuar editando' }).click()
      await expect(settings.question()).toBeHidden()
      await expect(page).toHaveURL('/admin/settings?aba=contact')
      await expect(settings.phone).toHaveValue('1')
    }
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await settings.question().getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
    await page.getByRole('link', { name: 'Configurações', exact: true }).click()
    await page.getByRole('textbox', { name: 'ID do pixel da Meta' }).fill('1')
    await page.goBack()
    await settings.question().getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
    await settings.open('contact')
    await expect(settings.phone).toHaveValue('(11) 4000-0000')
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
  })

  test('on a reload and at the discard button, but not without changes', async ({ page }) => {
    const settings = new SettingsPage(page)
    await settings.open('contact')
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.dismiss()
    })
    await settings.phone.fill('1')
    await page.evaluate(() => location.reload())
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(settings.phone).toHaveValue('1')
    await settings.phone.fill('(11) 4000-0000')
    await page.reload()
    await expect(settings.phone).toHaveValue('(11) 4000-0000')
    expect(asked).toEqual(['beforeunload'])

    await settings.phone.fill('1')
    await page.getByRole('button', { name: 'Descartar alterações' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar alterações' }).click()
    await expect(settings.phone).toHaveValue('(11) 4000-0000')
    await expect(settings.saveButton).toBeDisabled()
  })

  test('at sign-out, where staying keeps the input', async ({ page }) => {
    const settings = new SettingsPage(page)
    await settings.open('contact')
    await settings.phone.fill('1')
    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    await settings.question().getByRole('button', { name: 'Continuar editando' }).click()
    await expect(settings.phone).toHaveValue('1')
    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    await settings.question().getByRole('button', { name: 'Sair sem salvar' }).click()
    await expectToast(page, 'Logout realizado', 'Você foi desconectado com sucesso.')
    await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('contact_phone')
    await signIn(page, DEMO_ACCOUNTS.admin)
    await settings.open('contact')
    await expect(settings.phone).toHaveValue('(11) 4000-0000')
  })
})

test('[AUTH-04] the form is restored after a lost session, without the token', async ({ page, product, problems }) => {
  problems.allow(/401.*save_settings/, /400.*grant_type=refresh_token/)
  const settings = new SettingsPage(page)
  await settings.open('contact')
  await settings.phone.fill('(11) 4444-4444')
  await page.getByRole('tab', { name: 'Meta e TikTok' }).click()
  await settings.metaToken.fill(TOKEN)
  await revokeRefreshToken(page)
  await page.route('**/rpc/save_settings', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }),
  )
  await settings.save()
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  await page.unroute('**/rpc/save_settings')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret')
  await submitSignIn(page)
  await expect(page).toHaveURL('/admin/settings?aba=tracking')
  await expect(page.getByText('Recuperamos alterações que você ainda não tinha salvado.')).toBeVisible()
  await expect(settings.metaToken).toHaveValue('')
  await page.getByRole('tab', { name: 'Contato' }).click()
  await expect(settings.phone).toHaveValue('(11) 4444-4444')
  await settings.save()
  await expectToast(page, 'Sucesso', SAVED)
  expect(await new SettingsApi(product).read()).toMatchObject({ contact_phone: '(11) 4444-4444' })
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('contact_phone')
})

test('[SET-07] concurrent changes of different fields merge, and of the same field ask', async ({
  page,
  product,
  problems,
}) => {
  problems.allow(/400.*save_settings/)
  const settings = new SettingsPage(page)
  const api = new SettingsApi(product)
  const dialog = page.getByRole('dialog').filter({ hasText: 'Alterado por outra pessoa' })
  await settings.open('contact')
  await settings.phone.fill('(11) 4555-5555')
  await api.save({ contact_email: 'novo@loja.test' })
  await settings.save()
  await expectToast(page, 'Sucesso', SAVED)
  expect(await api.read()).toMatchObject({ contact_phone: '(11) 4555-5555', contact_email: 'novo@loja.test' })
  await expect(settings.email).toHaveValue('novo@loja.test')
  await closeNotices(page)

  await settings.phone.fill('(11) 1111-1111')
  await settings.email.fill('meu@loja.test')
  await api.save({ contact_phone: '(11) 2222-2222' })
  await settings.save()
  await expect(dialog).toContainText('(11) 2222-2222')
  await expect(dialog).toContainText('(11) 1111-1111')
  await expect(dialog).not.toContainText('meu@loja.test')
  await expect(page.getByText('Erro ao salvar configurações.')).toHaveCount(0)
  expect(await api.read()).toMatchObject({ contact_phone: '(11) 2222-2222', contact_email: 'novo@loja.test' })

  await dialog.getByRole('button', { name: 'Ficar com os salvos' }).click()
  await expect(settings.phone).toHaveValue('(11) 2222-2222')
  await expect(settings.email).toHaveValue('meu@loja.test')

  await settings.phone.fill('(11) 3333-3333')
  await api.save({ contact_phone: '(11) 4444-4444' })
  await settings.save()
  await dialog.getByRole('button', { name: 'Salvar os meus valores' }).click()
  await expectToast(page, 'Sucesso', SAVED)
  expect(await api.read()).toMatchObject({ contact_phone: '(11) 3333-3333', contact_email: 'meu@loja.test' })
})
