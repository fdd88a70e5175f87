import { api } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stored } from '../tracking-code/test-support'
import { ORDER_ID, openTracking, ROW } from './test-support'

test('[TRK-01] a row shows order, code, state and newest event, above the counts of all', async () => {
  const { getByRole } = await openTracking()
  await expect
    .element(getByRole('row').nth(1))
    .toHaveTextContent(/^LJ-2026-000417AA123456785BRCorreiosEm trânsito.*Em trânsito · Natal\/RNVer envio$/)
  await expect
    .element(getByRole('link', { name: 'LJ-2026-000417' }))
    .toHaveAttribute('href', `/admin/orders/${ORDER_ID}`)
  await expect
    .element(getByRole('link', { name: 'Acompanhar na página: Correios' }))
    .toHaveAttribute('href', 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR')
  const cards = getByRole('term')
    .elements()
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
  expect(cards).toEqual(['Aguardando 1', 'Em trânsito 3', 'Em entrega 4', 'Problemas 6'])
})

test('[TRK-01] search, state, carrier and stalled days are in the address and the request', async () => {
  const { getByRole, getByText, router } = await openTracking(
    '?transportadora=Rota Azul&parado=7&busca=aa 123 456 785 br',
  )
  await expect.element(getByRole('table')).toBeVisible()
  const { filter, ...page } = Object.fromEntries(new URLSearchParams(api.queries('rpc/list_shipments')[0]))
  expect(page).toEqual({ sort: 'moved_desc', page_size: '20', page_offset: '0' })
  expect(JSON.parse(filter ?? '')).toEqual({ search: 'aa123456785br', carrier: 'Rota Azul', stalled_days: 7 })
  for (const tag of ['Transportadora: Rota Azul', 'Parados há mais de 7 dias'])
    await expect.element(getByText(tag)).toBeVisible()
  await getByRole('button', { name: 'Mostrar só: Problema' }).click()
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('estado')).toBe('problema')
  await expect.element(getByRole('button', { name: 'Mostrar só: Problema' })).toHaveAttribute('aria-pressed', 'true')
})

test('[TRK-05] [SHIP-02] [KEY-01] a shipped order without a code opens the panel, also by E, and the focus returns', async () => {
  const { getByRole } = await openTracking('?estado=sem_codigo')
  api.answer('rest/v1/orders', [stored({ id: ORDER_ID, status: 'enviado' })])
  const opener = getByRole('button', { name: 'Informar código do pedido LJ-2026-000417' })
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Código do pedido LJ-2026-000417' })
  await expect.element(panel.getByRole('textbox', { name: 'Código de rastreamento' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('e')
  await expect.element(panel).toBeVisible()
})

test('[TRK-05] an empty list without work left shows that', async () => {
  const { getByText } = await openTracking('?estado=sem_codigo', { rows: [], without: [] })
  await expect.element(getByText('Todos os pedidos enviados têm código', { exact: true })).toBeVisible()
})

test("[LIST-02] another shop's long order number stays on its card", async () => {
  await page.viewport(390, 844)
  const number = `LOJA-${'7'.repeat(60)}`
  const { getByRole } = await openTracking('', { rows: [{ ...ROW, order_number: number }] })
  await expect.element(getByRole('link', { name: number })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
