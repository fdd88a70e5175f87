import { api, renderPage } from '@loja/component-testing'
import { BUNDLED_OFFER, setOffer } from '@loja/platform/shell'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { SettingsPage } from './SettingsPage'

// Drafts.
beforeEach(() => sessionStorage.clear())

const STORED = { contact_phone: '(11) 4000-0000', google_analytics_id: 'G-DEMO123456' }

async function open(tab: string, values?: Record<string, string>, alarms: object[] = []) {
  api.answer('rpc/tracking_alarms', alarms)
  api.settings({ ...STORED, ...values })
  api.answer('rpc/tracking_status', [{ enabled: true, meta: true, ga4: true, ads: false, maintenance: false }])
  api.answer('rpc/save_settings', () => new Response(null, { status: 204 }))
  const view = await renderPage(<SettingsPage />, { at: `/admin/settings?aba=${tab}` })
  await expect.element(view.getByRole('tabpanel')).toBeVisible()
  return {
    ...view,
    save: view.getByRole('button', { name: 'Salvar Configurações' }),
    ga4: view.getByRole('textbox', { name: 'ID de métricas do GA4' }),
    phone: view.getByRole('textbox', { name: 'Telefone', exact: true }),
    tag: view.getByRole('textbox', { name: 'Tag de verificação' }),
  }
}

function paste(field: Element, text: string): void {
  const target = field as HTMLInputElement
  target.focus()
  document.execCommand('insertText', false, text)
}

test('[SET-01] [PAGE-03] the tabs are a column at 1000 px, with the links of other modules below', async () => {
  await page.viewport(1000, 800)
  const { getByRole, phone } = await open('contact')
  onTestFinished(() => setOffer(BUNDLED_OFFER))
  setOffer({ ...BUNDLED_OFFER, settingsSections: [{ label: 'Administradores', page: 'users' }] })
  const [link, tabs] = [getByRole('link', { name: 'Administradores' }), getByRole('tablist')]
  await expect.element(link).toBeVisible()
  const boxOf = (locator: Locator) => locator.element().getBoundingClientRect()
  expect(boxOf(link).top).toBeGreaterThan(boxOf(tabs).bottom)
  expect(boxOf(phone).left).toBeGreaterThan(boxOf(tabs).right)
  await page.viewport(999, 800)
  await expect.element(tabs).toHaveAttribute('aria-orientation', 'horizontal')
  expect(boxOf(phone).top).toBeGreaterThan(boxOf(link).bottom)
})

test('[SET-02] [SET-07] the browser fills no field with the e-mail or the password of the session', async () => {
  const { getByLabelText, getByRole } = await open('contact')
  await expect.element(getByRole('textbox', { name: 'E-mail', exact: true })).toHaveAttribute('autocomplete', 'off')
  await getByRole('tab', { name: 'Meta e TikTok' }).click()
  await expect.element(getByLabelText(/Token de acesso/).first()).toHaveAttribute('autocomplete', 'new-password')
})

test('[MSG-01] a button inserts its placeholder at the caret, and the example follows', async () => {
  const { getByRole } = await open('notifications', { message_enviado: 'Oi, tudo bem?' })
  const field = getByRole('textbox', { name: 'Pedido enviado' })
  const example = getByRole('figure', { name: 'Exemplo: Pedido enviado' })
  await expect.element(example).toHaveTextContent(/^Oi, tudo bem\?$/)
  ;(field.element() as HTMLTextAreaElement).setSelectionRange(2, 2)
  await getByRole('button', { name: 'Inserir Nome em Pedido enviado' }).click()
  await expect.element(field).toHaveValue('Oi{nome}, tudo bem?')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('!')
  await expect.element(field).toHaveValue('Oi{nome}!, tudo bem?')
  await expect.element(example).toHaveTextContent(/^OiFernanda!, tudo bem\?$/)
})

test('[MSG-01] a template can be reset to the default, and one of more than 1000 characters is not saved', async () => {
  const { getByRole, getByText } = await open('notifications', { message_entregue: 'x'.repeat(1000) })
  const field = getByRole('textbox', { name: 'Pedido entregue' })
  await userEvent.fill(field, 'y'.repeat(1001))
  await expect.element(getByText('Use no máximo 1.000 caracteres: há 1.001.')).toBeVisible()
  await getByRole('button', { name: 'Salvar Configurações' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('y'.repeat(1001))
  expect(await api.bodies('rpc/save_settings')).toEqual([])
  const reset = getByRole('button', { name: 'Voltar ao texto padrão: Pedido entregue' })
  await reset.click()
  await expect.element(field).toHaveValue(expect.stringMatching(/^Olá, \{nome\}! .* consta como entregue/))
  await expect.element(reset).toBeDisabled()
})

test('[SET-03] an identifier drops other characters while typing and pasting, and preserves the caret', async () => {
  const { ga4 } = await open('analytics')
  await ga4.fill('G-ABCD')
  await userEvent.keyboard('{Home}{ArrowRight>3/}x!<é y')
  await expect.element(ga4).toHaveValue('G-AxyBCD')
  await userEvent.keyboard('z')
  await expect.element(ga4).toHaveValue('G-AxyzBCD')
  paste(ga4.element(), ' "1<script>2</script> 3" ')
  await expect.element(ga4).toHaveValue('G-Axyz1script2script3BCD')
  await userEvent.keyboard('|_')
  await expect.element(ga4).toHaveValue('G-Axyz1script2script3_BCD')
})

test('[SET-05] Google Ads is Ativo only with id and label, and WhatsApp has a hint', async () => {
  const { getByRole, getByText } = await open('analytics', {
    google_ads_conversion_id: '',
    google_ads_conversion_label: '',
  })
  const ads = getByRole('region', { name: 'Google Ads' })
  const active = ads.getByText('Ativo', { exact: true })
  const id = ads.getByRole('textbox', { name: 'ID de conversão do Google Ads' })
  await expect.element(ads.getByText('Não configurado')).toBeVisible()
  await id.fill('AW-123456789')
  await expect.element(active).not.toBeInTheDocument()
  await expect.element(ads.getByText('Falta o rótulo: sem ele o Google Ads não fica ativo.')).toBeVisible()
  await ads.getByRole('textbox', { name: 'Rótulo de conversão' }).fill('AbC-D_efG-h12')
  await expect.element(active).toBeVisible()
  await id.fill('')
  await expect.element(active).not.toBeInTheDocument()
  await getByRole('tab', { name: 'Contato' }).click()
  await expect.element(getByText('Código do país + DDD + número, só números. Exemplo: 5511987654321.')).toBeVisible()
})

test('[PRN-05] the sender is saved, with a hint about an impossible CPF or CNPJ', async () => {
  const { save, getByRole, getByText } = await open('contact')
  const sender = getByRole('region', { name: 'Remetente' })
  await sender.getByRole('textbox', { name: 'CPF ou CNPJ do remetente' }).fill('529.982.247-26')
  await expect.element(getByText('Confira o número: não é um CPF nem um CNPJ.')).toBeVisible()
  await sender.getByRole('textbox', { name: 'CPF ou CNPJ do remetente' }).fill('529.982.247-25')
  await save.click()
  await expect.element(getByText('Configurações salvas com sucesso!')).toBeVisible()
  expect(await api.bodies('rpc/save_settings')).toMatchObject([{ settings: { sender_document: '529.982.247-25' } }])
})

test('[SET-08] a hint does not block saving', async () => {
  const { ga4, save, getByText } = await open('analytics')
  await ga4.fill('UA-12345-1')
  await expect
    .element(
      getByText('IDs UA- são do Universal Analytics, que o Google desativou. Use o ID do GA4, que começa com G-.'),
    )
    .toBeVisible()
  await save.click()
  await expect.element(getByText('Configurações salvas com sucesso!')).toBeVisible()
  expect(await api.bodies('rpc/save_settings')).toMatchObject([{ settings: { google_analytics_id: 'UA-12345-1' } }])
})

test('[SET-06] the page shows an error and a retry when loading fails', async () => {
  api.fail('rpc/settings_for_admin')
  const { getByRole } = await renderPage(<SettingsPage />, { at: '/admin/settings?aba=contact' })
  await expect
    .element(getByRole('alert').filter({ hasText: 'Erro' }))
    .toHaveTextContent('Não foi possível carregar as configurações.')
  api.settings(STORED)
  await getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(getByRole('textbox', { name: 'Telefone', exact: true })).toHaveValue('(11) 4000-0000')
})

test('[SET-06] a save that fails shows one message and preserves the input', async () => {
  const { phone, save, getByText } = await open('contact')
  await phone.fill('(11) 4222-2222')
  api.fail('rpc/save_settings')
  await save.click()
  await expect.element(getByText('Erro ao salvar configurações.')).toHaveLength(1)
  await expect.element(phone).toHaveValue('(11) 4222-2222')
  await expect.element(save).toBeEnabled()
  api.answer('rpc/save_settings', () => new Response(null, { status: 204 }))
  await save.click()
  await expect.element(getByText('Configurações salvas com sucesso!')).toBeVisible()
  await expect.element(save).toBeDisabled()
})

test('[SET-04] saving a refused tag opens its tab and focuses the field', async () => {
  const { tag, save, getByRole, getByText } = await open('seo')
  await tag.fill('<meta name="outra" content="abc">')
  await getByRole('tab', { name: 'Contato' }).click()
  for (let time = 0; time < 2; time += 1) {
    await save.click()
    await expect.element(tag).toHaveFocus()
    await expect.element(tag).toHaveAttribute('aria-invalid', 'true')
    await expect.element(getByText(/^Não há uma tag de verificação neste texto/)).toBeVisible()
  }
})

test('[LOG-03] the header shows an alarm in one line, and links to it', async () => {
  const alarm = { code: 'test_code', provider: 'meta', figures: {}, since: '2026-11-20T10:00:00+00:00' }
  const silent = { ...alarm, code: 'silent', provider: 'ga4', since: null }
  const { getByRole } = await open('contact', {}, [alarm, silent])
  const line = getByRole('link', { name: 'Código de teste da Meta ligado há mais de 24 horas e mais 1 alerta' })
  await expect.element(line).toHaveAttribute('href', '/admin/tracking-logs')
})

test('[LOG-03] a link to a setting opens its tab and focuses the field once', async () => {
  const { ga4, router } = await open('analytics&campo=google_analytics_id')
  await expect.element(ga4).toHaveFocus()
  expect(router.state.location.search).toBe('?aba=analytics')
})
