import { api } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { ALARMS, ALL_ALARMS, figures, LIST, ORDER, open, SUMMARY, show } from '../test-support'

test('[LOG-03] each alarm shows its cause and instructions, and links to its page', async () => {
  const { getByRole } = await open({ alarms: ALL_ALARMS })
  const panel = getByRole('region', { name: '6 alertas' })
  await expect.element(panel.getByRole('listitem')).toHaveLength(6)
  const texts = panel
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(texts).toEqual([
    expect.stringContaining(
      'GA4 sem eventos há mais de 24 horasO último foi em 21/11/2026, 23:00. Confira o ID de métricas',
    ),
    expect.stringContaining('TikTok nunca recebeu um eventoConfira o ID do pixel e o token'),
    expect.stringContaining(
      '12,2% dos eventos da Meta falharamForam 6 de 49 em 21/11/2026, das 23:00 às 00:00. Aconteceu em 2 horas',
    ),
    expect.stringContaining(
      '3 compras contadas duas vezes pela MetaPedidos LJ-2026-000418 e 2 outros nos últimos 7 dias.',
    ),
    expect.stringContaining('Código de teste da Meta ligado há mais de 24 horasEstá ligado desde 21/11/2026, 23:00'),
    expect.stringContaining('3 de 17 pedidos pagos sem evento de compra'),
  ])
  const titles = panel.getByRole('group').elements()
  const { bottom } = panel.element().getBoundingClientRect()
  expect(titles.every((title) => title.getBoundingClientRect().bottom <= bottom)).toBe(true)
  expect(panel.getByRole('link').elements()).toEqual([])
  for (const title of titles) title.querySelector('summary')?.click()
  const links = panel
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Conferir configuração', '/admin/settings?aba=analytics&campo=google_analytics_id'],
    ['Conferir configuração', '/admin/settings?aba=tracking&campo=tiktok_pixel_id'],
    ['Ver as falhas', '/admin/tracking-logs?provedor=meta&status=falhou&de=2026-11-21&ate=2026-11-21'],
    ['Ver os eventos', '/admin/tracking-logs?pedido=LJ-2026-000418&provedor=meta&status=enviado'],
    ['Excluir o código', '/admin/settings?aba=tracking&campo=facebook_capi_test_code'],
    ['LJ-2026-000418', `/admin/orders/${ORDER.id}`],
  ])
  await expect.element(panel.getByText('e mais 2')).toBeVisible()
})

test('[LOG-03] [LIST-04] the closed figures show the number of alarms, and a failure', async () => {
  api.fail(ALARMS)
  api.answer(LIST, [])
  api.answer(SUMMARY, figures())
  const { getByRole } = await show()
  const panel = getByRole('region', { name: 'Números e alertas' })
  await panel.getByRole('button', { name: 'Números e alertas' }).click()
  await expect.element(panel).toHaveTextContent('Não foi possível verificar os alertas.')
  await expect.element(panel).toHaveTextContent('Meta 90,5% · GA4 100% · Google Ads — · TikTok —')
  api.answer(ALARMS, ALL_ALARMS)
  await getByRole('button', { name: 'Atualizar' }).click()
  await expect.element(panel).toHaveTextContent('6 alertas')
})
