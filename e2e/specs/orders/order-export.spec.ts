import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { read, utils } from 'xlsx'
import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

const PREFIX = 'EXPO-'
/** A batch has 1000. */
const COUNT = 1001
const FIRST_DAY_MS = Date.parse('2026-02-01T12:00:00Z')
const TITLES =
  'Número;Data;Status;Cliente;Telefone;E-mail;Pagamento;Subtotal;Desconto;Frete;Total;Enviado em;Entregue em;Código de rastreamento'
const numberOf = (n: number) => `${PREFIX}${String(n).padStart(5, '0')}`

test.afterEach(({ product }) => new OrdersApi(product).clean(PREFIX))

async function exportAs(page: Page, format: string) {
  await page.getByRole('button', { name: 'Mais opções da lista' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('[ORD-11] an export holds each filtered order once, in the order of the list', async ({ page, product }) => {
  await new OrdersApi(product).insert(
    Array.from({ length: COUNT }, (_, n) => ({
      order_number: numberOf(n),
      status: n < 2 ? 'pendente' : 'cancelado',
      subtotal: n + 0.5,
      shipping_cost: 10,
      total: n + 10.5,
      created_at: new Date(FIRST_DAY_MS + n * 60_000).toISOString(),
      tracking_code: n === 0 ? '@SUM(A1)' : null,
      shipping_address: n === 0 ? { name: '=cmd|calc', phone: '+55 11', email: 'a@b.c', payment_method: 'card' } : null,
    })),
  )
  const orders = new OrdersPage(page)
  await test.step('as CSV', async () => {
    await orders.open(`?busca=${PREFIX}&ordem=mais-antigos`)
    const { name, content } = await exportAs(page, 'Exportar CSV (.csv)')
    expect(name).toMatch(/^pedidos_\d{4}-\d{2}-\d{2}\.csv$/)
    await expectToast(page, 'Sucesso', '1.001 pedidos exportados.')
    const [titles, first, ...others] = content.toString('utf8').split('\r\n')
    expect(titles).toBe(`\ufeff${TITLES}`)
    expect(first).toBe(
      "EXPO-00000;01/02/2026 09:00;Pendente;'=cmd|calc;'+55 11;a@b.c;Cartão;0,50;0,00;10,00;10,50;;;'@SUM(A1)",
    )
    expect(others.map((line) => line.split(';', 1)[0])).toEqual(
      Array.from({ length: COUNT }, (_, n) => (n + 1 < COUNT ? numberOf(n + 1) : '')),
    )
  })
  await test.step('as XLSX', async () => {
    await orders.filterByStatus('Pendente')
    await expect(orders.rows()).toHaveCount(2)
    const { name, content } = await exportAs(page, 'Exportar Excel (.xlsx)')
    expect(name).toMatch(/^pedidos_\d{4}-\d{2}-\d{2}\.xlsx$/)
    await expectToast(page, 'Sucesso', '2 pedidos exportados.')
    const { Pedidos: sheet = {}, ...otherSheets } = read(content).Sheets
    expect(otherSheets).toEqual({})
    const [titles, first, second] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
    expect(titles).toEqual(TITLES.split(';'))
    expect(first).toMatchObject({ 0: numberOf(0), 2: 'Pendente', 3: '=cmd|calc', 7: 0.5, 10: 10.5, 13: '@SUM(A1)' })
    expect(second).toMatchObject({ 0: numberOf(1), 2: 'Pendente', 7: 1.5, 10: 11.5 })
  })
})
