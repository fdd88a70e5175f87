import type { Page } from '@playwright/test'
import { SettingsPage } from '../../pages/settings-page'
import { resetSettingsAround } from '../../support/api/reset-settings'
import { SettingsApi } from '../../support/api/settings-api'
import { expect, expectToast, test } from '../../support/test'

const SAVED = 'Configurações salvas com sucesso!'
const RELOAD = 'Recarregue a página para aplicar as mudanças de rastreamento.'
const TOKEN = 'EAABsecret-of-the-shop-9f3K'

test.use({ account: 'admin' })

resetSettingsAround()

function savesOf(page: Page): { settings: Record<string, string>; expected: Record<string, string> }[] {
  const saves: { settings: Record<string, string>; expected: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/save_settings')) saves.push(request.postDataJSON())
  })
  return saves
}

test('changed settings are saved once, and an access token stays secret', async ({ page, product, problems }) => {
  problems.allow(/save_settings/)
  const settings = new SettingsPage(page)
  const api = new SettingsApi(product)
  const saves = savesOf(page)
  const maintenance = settings.switchOf('Ativar modo de manutenção')
  const notice = page.getByText('Modo de manutenção ativo: só administradores acessam a loja.')
  await test.step('[SET-01] the open one of six tabs is in the address', async () => {
    await settings.open()
    await expect(page.getByRole('tab')).toHaveText([
      'Meta e TikTok',
      'Google e rastreamento',
      'SEO',
      'Contato',
      'Geral',
      'Notificações',
    ])
    await expect(settings.saveButton).toBeDisabled()
    for (const [tab, name, address] of [
      ['Google e rastreamento', 'ID de métricas do GA4', 'analytics'],
      ['SEO', 'Tag de verificação', 'seo'],
      ['Contato', 'WhatsApp', 'contact'],
    ] as const) {
      await settings.openTab(tab)
      await expect(page).toHaveURL(`/admin/settings?aba=${address}`)
      await expect(page.getByRole('textbox', { name })).toBeVisible()
    }
    await settings.openTab('Geral')
    await expect(maintenance).not.toBeChecked()
    await settings.openTab('Notificações')
    await expect(settings.switchOf('E-mail a cada novo pedido')).toBeChecked()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/admin/settings?aba=contact')
    await expect(settings.phone).toHaveValue('(11) 4000-0000')
  })
  await test.step('[SET-06] reports the save and asks for a reload', async () => {
    await settings.phone.fill(' (11) 4111-1111 ')
    await settings.openTab('Geral')
    await maintenance.click()
    await expect(page.getByText('2 alterações não salvas')).toBeVisible()
    await expect(notice).toHaveCount(0)
    await settings.saveButton.dblclick()
    await expectToast(page, 'Sucesso', SAVED)
    await expectToast(page, 'Sucesso', RELOAD)
    await expect(settings.saveButton).toBeDisabled()
  })
  await test.step('[SET-07] sends only the changed keys', async () => {
    expect(saves).toEqual([
      {
        settings: { contact_phone: '(11) 4111-1111', site_maintenance: 'true' },
        expected: { contact_phone: '(11) 4000-0000', site_maintenance: 'false' },
      },
    ])
  })
  await test.step('[SET-02] stores the values as text, and a reload opens the same tab', async () => {
    expect(await api.read()).toMatchObject({
      contact_phone: '(11) 4111-1111',
      site_maintenance: 'true',
      contact_email: 'contato@loja.test',
    })
    await page.reload()
    await expect(maintenance).toBeChecked()
  })
  await test.step('[AUTH-09] during maintenance every page of the admin shows a notice', async () => {
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: 'Ver configuração' }).click()
    await expect(page).toHaveURL('/admin/settings?aba=general')
    await maintenance.click()
    await settings.save()
    await expect(notice).toHaveCount(0)
  })

  const meta = settings.card('Meta (Facebook e Instagram)')
  await test.step('[SET-07] shows the last four characters of a saved token', async () => {
    await settings.openTab('Meta e TikTok')
    await expect(meta.getByText('Não configurado')).toBeVisible()
    await settings.metaToken.fill(TOKEN)
    await settings.save()
    await expectToast(page, 'Sucesso', SAVED)
    await expect(meta.getByText('Configurado · termina em 9f3K')).toBeVisible()
    await expect(settings.metaToken).toHaveValue('')
  })
  await test.step('[AUTH-08] holds no trace of the token in the browser', async () => {
    const traces = await page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
        JSON.stringify({ ...sessionStorage }),
        JSON.stringify({ ...localStorage }),
      ].join('\n'),
    )
    expect(traces).not.toContain('secret-of-the-shop')
  })
  expect(await api.read()).toMatchObject({ facebook_access_token: '9f3K' })

  await test.step('[SET-07] keeps the token when the field is empty, and removes it after a question', async () => {
    await meta.getByRole('textbox', { name: 'Código de teste de eventos' }).fill('TEST1')
    await settings.save()
    await expect(settings.saveButton).toBeDisabled()
    expect(await api.read()).toMatchObject({ facebook_access_token: '9f3K', facebook_capi_test_code: 'TEST1' })

    await meta.getByRole('button', { name: 'Excluir token: Token de acesso da API de Conversões' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await expect(meta.getByText('Configurado · termina em 9f3K')).toBeVisible()
    await meta.getByRole('button', { name: 'Excluir token: Token de acesso da API de Conversões' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir token' }).click()
    await expect(meta.getByText('Não configurado')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await api.read()).toMatchObject({ facebook_access_token: null })
  })
})
