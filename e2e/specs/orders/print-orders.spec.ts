import type { Page } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { BLANK_ORDER } from '../../support/order-samples'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const PREFIX = 'PRN-2026-'
const ADDRESS = {
  street: 'Rua das Flores',
  number: '12',
  district: 'Centro',
  city: 'Natal',
  state: 'RN',
  zip: '59000000',
}
const LONG_ADDRESS = {
  ...ADDRESS,
  street: 'Travessa Desembargador Joaquim Nabuco de Araújo e Silva Filho',
  complement: 'Condomínio Residencial Jardim das Palmeiras Imperiais, Bloco C, Apartamento 1204, fundos, portão azul',
}
const ITEM_COUNTS = [1, 2, 14, 15, 16, 17, 18, 23, 24, 25, 26, 30, 31, 32, 33, 34, 100]

let api: OrdersApi

test.beforeAll(async ({ product }) => {
  api = new OrdersApi(product)
  await api.insert(
    ITEM_COUNTS.map((count, index) => ({
      ...BLANK_ORDER,
      order_number: `${PREFIX}${String(index).padStart(6, '0')}`,
      created_at: `2026-03-04T15:${String(index).padStart(2, '0')}:00Z`,
      shipping_address: {
        name: 'Maria Aparecida dos Santos Oliveira',
        cpf: '529.982.247-25',
        address: index % 2 === 0 ? ADDRESS : LONG_ADDRESS,
        items: Array.from({ length: count }, (_, n) => ({
          product_name: `Perfume ${n + 1} ${n % 3 === 0 ? 'Eau de Parfum Intense Edição Limitada de Colecionador '.repeat(2) : ''}`,
          quantity: 1 + (n % 3),
          price: 189.9,
        })),
      },
    })),
  )
})
test.afterAll(() => api.clean(PREFIX))

async function printed(page: Page): Promise<{ a4: number; labels: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)[\d.]*\]/g)].map(([, width]) => Number(width))
  return {
    a4: boxes.filter((width) => width === 594 || width === 595).length,
    labels: boxes.filter((width) => width === 282).length,
  }
}

test('[PRN-04] as many pages are printed as the button says, and one for each label', async ({ page }) => {
  const orders = new OrdersPage(page)
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await orders.open(`?busca=${PREFIX}`)
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
  await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Imprimir pedidos' })
  const button = dialog.getByRole('button', { name: /^Imprimir \d+ página/ })
  for (const [tick, kinds, labels] of [
    ['Listas de separação', 1, 0],
    ['Declarações de conteúdo', 2, 0],
    ['Etiquetas de endereço', 3, ITEM_COUNTS.length],
  ] as const) {
    await dialog.getByRole('checkbox', { name: tick }).check()
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(kinds)
    await expect(button).toBeEnabled()
    const pages = await printed(page)
    expect(pages.labels).toBe(labels)
    await expect(button).toHaveText(new RegExp(`^Imprimir ${pages.a4 + pages.labels} página`))
    expect(pages.a4).toBeGreaterThan(ITEM_COUNTS.length * Math.min(kinds, 2))
  }
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('article', { name: /^Declaração de conteúdo/ })).toHaveCount(ITEM_COUNTS.length)
})
