import type { Page } from '@playwright/test'
import { OrdersApi } from '../../support/api/orders-api'
import { expect, PHONE, test } from '../../support/test'

test.use({ account: 'admin', viewport: { width: 1280, height: 800 } })

const LISTS = [
  'orders',
  'products',
  'users',
  'feedbacks',
  'notas-fiscais',
  'tracking',
  'tracking-logs',
  'categories',
  'brands',
  'historico',
  'fornecedores',
]

const FILTERED = [
  'orders?status=pendente&pagamento=pago',
  'orders?forma=pix&uf=SP&mais-de=2',
  'products?estoque=baixo&status=ativo',
  'products?status=ativo&promocao=1&sem-custo=1',
  'users?busca=a&perfil=user',
  'feedbacks?nota=5&estado=publicado&sem-resposta=1',
  'notas-fiscais?situacao=autorizada&mes=2026-11',
  'tracking?estado=em_transito&parado=7&transportadora=Correios',
  'tracking-logs?provedor=meta&status=enviado&evento=Purchase',
  'categories?status=ativa&sem-produtos=1',
  'brands?status=ativa&sem-produtos=1',
  'historico?busca=a&periodo=30-dias',
  'fornecedores?busca=a&status=ativo',
]

async function openList(page: Page, list: string): Promise<void> {
  await page.goto(`/admin/${list}`)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mais opções da lista' })).toBeVisible()
}

const figuresOf = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('main table')
    const table = list?.getBoundingClientRect().top ?? 0
    const controls = [...document.querySelectorAll('main :is(a, button, input, [role=combobox])')]
    const rows = [...document.querySelectorAll('tr[data-row]')]
    return {
      beyond: (list?.scrollWidth ?? 0) - (list?.parentElement?.clientWidth ?? 0),
      controls: controls.filter(
        (one) => one.getBoundingClientRect().bottom <= table && one.checkVisibility({ visibilityProperty: true }),
      ).length,
      rows: rows.length,
      whole: rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    }
  })

/** A sentence of the history is no name. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const first =
      '[data-row] > td:not([data-field=what], :has(input[type=checkbox])):first-of-type, [data-row] > td:has(input[type=checkbox]) + td'
    const others = 'main nav, main nav a, main dt, search span:has(> button), main [role=combobox] > span'
    const places = [...document.querySelectorAll(`:is(${first}) *, ${others}`)]
    return places
      .filter((one) => getComputedStyle(one).display !== 'inline' && one.clientWidth > 1)
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4)
      .map((one) => one.textContent)
  })

/** Controls of the first row beyond the edge of a table that does not scroll. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('main table')?.parentElement
    if (!frame || getComputedStyle(frame).overflowX === 'auto') return []
    const { right } = frame.getBoundingClientRect()
    return [...frame.querySelectorAll('tr[data-row]:first-child :is(a, button)')]
      .filter((one) => one.getBoundingClientRect().right > right)
      .map((one) => one.textContent)
  })

const expectNothingCut = (page: Page) => expect.poll(() => cutTexts(page)).toEqual([])

test('[LIST-01] every list has at most 12 controls above ten whole rows, and nothing is cut', async ({ page }) => {
  for (const list of LISTS)
    await test.step(list, async () => {
      await openList(page, list)
      const { beyond, controls, rows, whole } = await figuresOf(page)
      expect.soft(beyond, 'pixels beyond the edge').toBeLessThanOrEqual(0)
      expect.soft(controls, 'controls').toBeLessThanOrEqual(12)
      expect.soft(whole, 'whole rows').toBeGreaterThanOrEqual(Math.min(10, rows))
      await expectNothingCut(page)
    })
  for (const list of FILTERED)
    await test.step(list, async () => {
      await openList(page, list)
      expect.soft((await figuresOf(page)).controls, 'controls').toBeLessThanOrEqual(12)
    })
  for (const list of ['orders?status=pendente', 'products?estoque=baixo', 'notas-fiscais'])
    await test.step(`${list} at every width`, async () => {
      await openList(page, list)
      for (const width of [1440, 1280, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.locator('[data-row]').first()).toBeVisible()
        await expectNothingCut(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await unreachable(page), `beyond the edge at ${width}`).toEqual([])
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    })
})

test('[LIST-01] a name of 200 characters leaves the actions of an order in the table', async ({ page, product }) => {
  const api = new OrdersApi(product)
  const shipping_address = { name: 'Maria '.repeat(33), payment_method: 'card' }
  // The widest act, status and payment of a row, and a number as long as those of the store.
  await api.insert([
    { order_number: 'CALMA-26-00001', status: 'pendente', total: 1330.81, shipping_address },
    { order_number: 'CALMA-26-00002', status: 'processando', total: 12345.67, shipping_address },
  ])
  await openList(page, 'orders?busca=CALMA-')
  await expect(page.getByText('Maria Maria')).toHaveCount(2)
  expect((await figuresOf(page)).beyond).toBeLessThanOrEqual(0)
  await api.clean('CALMA-')
})

test('the column of product names has 280 pixels', async ({ page }) => {
  await openList(page, 'products')
  const names = page.locator('td[data-field=name]')
  expect((await names.first().boundingBox())?.width).toBeGreaterThanOrEqual(280)
})

test('ticking all orders of a page moves no row', async ({ page }) => {
  await openList(page, 'orders')
  const top = async () => (await page.getByRole('row').nth(1).boundingBox())?.y
  const before = await top()
  await page.getByRole('columnheader').getByRole('checkbox').check()
  await expect(page.getByRole('combobox', { name: 'Alterar status para…' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Selecionar todos os 420 pedidos encontrados' })).toHaveText(
    'Todos os 420',
  )
  expect(await top()).toBe(before)
})

test.describe('on a phone', () => {
  test.use(PHONE)
  for (const list of ['orders', 'products'])
    test(`[LIST-02] five ${list} are wholly visible, on cards of at most 100 pixels`, async ({ page }) => {
      await openList(page, list)
      const cards = page.getByRole('listitem').and(page.locator('[data-row]'))
      await expect(cards).toHaveCount(20)
      const boxes = () =>
        cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
      expect((await boxes()).filter(({ bottom }) => bottom <= 844).length).toBeGreaterThanOrEqual(5)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        expect(Math.max(...(await boxes()).map(({ height }) => height))).toBeLessThanOrEqual(100)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
})
