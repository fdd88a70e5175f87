import { SettingsPage } from '../../pages/settings-page'
import { resetSettingsAround } from '../../support/api/reset-settings'
import { SettingsApi } from '../../support/api/settings-api'
import { revokeRefreshToken } from '../../support/api/stored-session'
import { closeNotices } from '../../support/notices'
import { expect, expectToast, submitSignIn, test } from '../../support/test'

const SAVED = 'Configurações salvas com sucesso!'
const TOKEN = 'EAABsecret-of-the-shop-9f3K'
const PHONE = '(11) 4000-0000'

test.use({ account: 'admin', ownSession: true })

resetSettingsAround()

test('[AUTH-04] [SET-07] unsaved changes survive a lost session', async ({ page, product, problems }) => {
  problems.allow(/40[01].*save_settings/, /400.*grant_type=refresh_token/)
  const settings = new SettingsPage(page)
  const leave = () => settings.question().getByRole('button', { name: 'Sair sem salvar' }).click()
  const stay = async () => {
    await settings.question().getByRole('button', { name: 'Continuar editando' }).click()
    await expect(settings.question()).toBeHidden()
    await expect(settings.phone).toHaveValue('1')
  }
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const orders = page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })

  await test.step('when another page is opened', async () => {
    await settings.open('contact')
    await settings.phone.fill('1')
    await settings.openTab('Geral')
    await settings.openTab('Contato')
    await link('Dashboard').click()
    await stay()
    await expect(page).toHaveURL('/admin/settings?aba=contact')
    await link('Pedidos').click()
    await leave()
    await expect(orders).toBeVisible()
  })
  await test.step('at the discard button', async () => {
    await link('Configurações').click()
    await settings.openTab('Contato')
    await settings.phone.fill('1')
    await page.getByRole('button', { name: 'Descartar alterações' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar alterações' }).click()
    await expect(settings.phone).toHaveValue(PHONE)
    await expect(settings.saveButton).toBeDisabled()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('at sign-out, where staying keeps the input', async () => {
    const signOut = page.getByRole('button', { name: 'Sair', exact: true })
    await settings.phone.fill('1')
    await signOut.click()
    await stay()
    await signOut.click()
    await leave()
    await expectToast(page, 'Logout realizado', 'Você foi desconectado com sucesso.')
    await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('contact_phone')
    await submitSignIn(page)
    await expect(settings.phone).toHaveValue(PHONE)
    await closeNotices(page)
  })

  const api = new SettingsApi(product)
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

  await test.step('the form is restored after a lost session, without the token', async () => {
    await settings.phone.fill('(11) 4444-4444')
    await settings.openTab('Meta e TikTok')
    await settings.metaToken.fill(TOKEN)
    await revokeRefreshToken(page)
    await page.route('**/rpc/save_settings', (route) =>
      route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }),
    )
    await settings.save()
    await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
    await page.unroute('**/rpc/save_settings')
    expect(await stored()).not.toContain('secret')
    await submitSignIn(page)
    await expect(page).toHaveURL('/admin/settings?aba=tracking')
    await expect(page.getByText('Recuperamos alterações que você ainda não tinha salvado.')).toBeVisible()
    await expect(settings.metaToken).toHaveValue('')
    await settings.openTab('Contato')
    await expect(settings.phone).toHaveValue('(11) 4444-4444')
  })
  await test.step('a change of another field is merged', async () => {
    await api.save({ contact_email: 'novo@loja.test' })
    await settings.save()
    await expectToast(page, 'Sucesso', SAVED)
    expect(await api.read()).toMatchObject({ contact_phone: '(11) 4444-4444', contact_email: 'novo@loja.test' })
    expect(await stored()).not.toContain('contact_phone')
    await expect(settings.email).toHaveValue('novo@loja.test')
    await closeNotices(page)
  })
  const dialog = page.getByRole('dialog').filter({ hasText: 'Alterado por outra pessoa' })
  await test.step('a change of the same field asks, and the stored value can stay', async () => {
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
    await expect(dialog).toBeHidden()
    await expect(settings.phone).toHaveValue('(11) 2222-2222')
    await expect(settings.email).toHaveValue('meu@loja.test')
  })
  await test.step('or the typed one is saved', async () => {
    await settings.phone.fill('(11) 3333-3333')
    await api.save({ contact_phone: '(11) 4444-4444' })
    await settings.save()
    await dialog.getByRole('button', { name: 'Salvar os meus valores' }).click()
    await expectToast(page, 'Sucesso', SAVED)
    expect(await api.read()).toMatchObject({ contact_phone: '(11) 3333-3333', contact_email: 'meu@loja.test' })
  })
})
