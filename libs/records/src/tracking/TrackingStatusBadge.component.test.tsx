import { renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TrackingStatusBadge } from './TrackingStatusBadge'

const FLAGS = { enabled: true, meta: true, ga4: true, ads: true }
const ALL = ['Meta: configurado', 'GA4: configurado', 'Ads: configurado']

test('[BADGE-01] [BADGE-02] each state has its text, its hint and its integrations', async () => {
  const states: [flags: typeof FLAGS, text: string, hint: string, integrations: string[]][] = [
    [{ ...FLAGS, enabled: false }, 'Desabilitado', 'O rastreamento está desligado nas configurações.', []],
    [
      { enabled: true, meta: false, ga4: false, ads: false },
      'Não Configurado',
      'Falta configurar: Meta, GA4 e Ads.',
      ['Meta: não configurado', 'GA4: não configurado', 'Ads: não configurado'],
    ],
    [{ ...FLAGS, ga4: false }, '2/3 Ativo', 'Falta configurar: GA4.', ['Meta: configurado', 'GA4: não configurado']],
    [FLAGS, 'Totalmente Ativo', 'Meta, GA4 e Ads estão configurados.', ALL],
  ]
  for (const [flags, text, hint, integrations] of states) {
    const view = await renderPage(<TrackingStatusBadge flags={flags} failed={false} />)
    await expect.element(view.getByText(text, { exact: true })).toBeVisible()
    await expect.element(view.baseElement).toHaveTextContent(`Status do rastreamento: ${text}`)
    await expect.element(view.baseElement).toHaveTextContent(hint)
    for (const integration of integrations) await expect.element(view.baseElement).toHaveTextContent(integration)
    if (integrations.length === 0) await expect.element(view.getByText('GA4')).not.toBeInTheDocument()
    await view.unmount()
  }
})

test('[BADGE-03] before the first answer the badge says so, and after a failure its state is marked as not current', async () => {
  const view = await renderPage(<TrackingStatusBadge flags={undefined} failed={false} />)
  await expect.element(view.getByText('Verificando')).toBeVisible()
  await view.unmount()
  const failed = await renderPage(<TrackingStatusBadge flags={undefined} failed />)
  await expect.element(failed.getByText('Indisponível')).toBeVisible()
  await failed.unmount()
  const old = await renderPage(<TrackingStatusBadge flags={FLAGS} failed />)
  await expect.element(old.getByText('Totalmente Ativo')).toBeVisible()
  await expect
    .element(old.baseElement)
    .toHaveTextContent('Não foi possível atualizar: este pode não ser o estado atual.')
})

test('a compact badge has one icon, and its words in the tooltip', async () => {
  const view = await renderPage(<TrackingStatusBadge flags={{ ...FLAGS, ads: false }} failed={false} compact />)
  const words = view.getByText('Status do rastreamento: 2/3 Ativo. Falta configurar: Ads.')
  await userEvent.hover(words.element().parentElement as Element)
  await expect.element(page.getByRole('tooltip', { name: '2/3 Ativo. Falta configurar: Ads.' })).toBeVisible()
})
