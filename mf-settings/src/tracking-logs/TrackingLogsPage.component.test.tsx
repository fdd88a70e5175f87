import { api } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  ALARMS,
  askedFilter,
  buildLog,
  DETAILS,
  figures,
  ID,
  LIST,
  open,
  SUMMARY,
  show,
  YESTERDAY,
} from './test-support'

test('[LOG-01] a card shows the events of its provider, and filters by it with one request', async () => {
  const { figuresOf, card, getByText, address } = await open()
  await expect.poll(() => figuresOf('Meta')).toEqual(['90,5%', '995', '105', 'há 3 minutos'])
  expect(figuresOf('GA4')).toEqual(['100%', '40', '0', 'nunca'])
  expect(figuresOf('TikTok')).toEqual(['—', '0', '0', 'nunca'])
  await expect.element(card('TikTok')).toHaveTextContent('Não está ativo')
  await expect.element(card('Meta')).not.toHaveTextContent('Não está ativo')
  await expect.element(getByText(/^1\.149 eventos · Atualizado às \d\d:\d\d$/)).toBeVisible()
  const asked = api.count(SUMMARY)
  const only = card('Meta').getByRole('button', { name: 'Mostrar só Meta' })
  await only.click()
  await expect.element(getByText('1.107 eventos encontrados')).toBeVisible()
  expect(address().search).toBe('?provedor=meta')
  await expect.element(only).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => askedFilter(LIST)).toMatchObject({ provider: 'meta' })
  expect(api.count(SUMMARY)).toBe(asked)
  await only.click()
  expect(address().search).toBe('')
})

test('[LOG-01] the chart shows each day, and a day of its table filters the list', async () => {
  const { getByRole, address, getByText } = await open()
  const chart = getByRole('slider', { name: /^Eventos por dia/ })
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/: nenhum evento$/))
  chart.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/: Meta 95, GA4 40, Falhas 5$/))
  await getByText('Ver os números em tabela').click()
  const rows = getByRole('table', { name: 'Eventos por dia' }).getByRole('row')
  expect(rows.elements().map((row) => row.textContent?.slice(10))).toEqual([
    expect.stringContaining('Meta: falhas'),
    '00000000',
    '9554000000',
    '900100000000',
  ])
  await rows.nth(2).getByRole('link').click()
  await expect.poll(() => address().search).toBe(`?de=${YESTERDAY}&ate=${YESTERDAY}`)
  await expect.poll(() => askedFilter(SUMMARY)).toMatchObject({ first_day: YESTERDAY })
})

test('[LOG-01] an event has a masked payload, and the focus returns to its link', async () => {
  api.answer(DETAILS, [
    buildLog({
      payload: [
        { key: 'custom_data.currency', value: 'BRL', covered: false },
        { key: '__proto__', value: null, covered: true },
      ],
    }),
  ])
  const { getByRole, address } = await open({ at: '/admin/tracking-logs?status=falhou' })
  const link = getByRole('table', { name: 'Analytics' }).getByRole('link', { name: 'Purchase' }).first()
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('BRL')).toBeVisible()
  expect([...dialog.element().querySelectorAll('dl:last-of-type dt')].map((key) => key.textContent)).toContain(
    '__proto__',
  )
  await expect.element(dialog.getByText('oculto', { exact: true })).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect.poll(() => `${address().pathname}${address().search}`).toBe('/admin/tracking-logs?status=falhou')
  await expect.element(link).toHaveFocus()
})

test('[LOG-01] [ERR-01] an event that cannot be loaded shows an error and a retry', async () => {
  api.fail(DETAILS)
  await open({ at: `/admin/tracking-logs/${ID}` })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Não foi possível carregar o evento.')).toBeVisible()
  api.answer(DETAILS, [buildLog({ payload: [] })])
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(dialog).toHaveTextContent('O servidor da loja não registrou o conteúdo.')
})

test.each([
  ['rows', LIST, 'Não foi possível carregar os eventos.'],
  ['figures', SUMMARY, 'Não foi possível carregar os números dos eventos.'],
])('[LOG-01] [ERR-01] %s that fail show an error and a retry beside the rest', async (_, failing, sentence) => {
  api.answer(LIST, [buildLog()])
  api.answer(SUMMARY, figures())
  api.answer(ALARMS, [])
  api.fail(failing)
  const { getByRole, figuresOf } = await show()
  await expect.element(getByRole('alert').filter({ hasText: 'Erro' })).toHaveTextContent(sentence)
  if (failing === SUMMARY) await expect.poll(() => figuresOf('Meta')).toEqual(['—', '—', '—', '—'])
  else await expect.poll(() => figuresOf('Meta')[1]).toBe('995')
  api.answer(LIST, [buildLog()])
  api.answer(SUMMARY, figures())
  await getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(getByRole('link', { name: 'Purchase' })).toBeVisible()
  await expect.poll(() => figuresOf('Meta')[1]).toBe('995')
  await expect.element(getByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
})

test('[LOG-01] an empty log and an empty search show hints', async () => {
  api.answer(LIST, [])
  api.answer(SUMMARY, [{ days: [], event_names: [], providers: [] }])
  api.answer(ALARMS, [])
  const { getByText, getByRole } = await show()
  await expect.element(getByText('Os eventos aparecem aqui quando o servidor da loja registra um envio')).toBeVisible()
  await expect.element(getByText('Nenhum evento no período').first()).toBeVisible()
  await getByRole('searchbox', { name: 'Buscar por número do pedido' }).fill('417')
  await expect.element(getByText('Tente ajustar os filtros; o pedido é buscado pelo número inteiro')).toBeVisible()
  await expect.poll(() => askedFilter(SUMMARY)).toMatchObject({ orders: '417' })
})
