import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '../../support/test'

const LISTS = [
  { path: '/admin/orders', heading: 'Gerenciar Pedidos' },
  { path: '/admin/products', heading: 'Gerenciar Produtos' },
  { path: '/admin/brands', heading: 'Marcas' },
  { path: '/admin/users', heading: 'Gerenciar Usuários' },
  { path: '/admin/feedbacks', heading: 'Feedbacks' },
  { path: '/admin/notas-fiscais', heading: 'Notas Fiscais' },
  { path: '/admin/tracking', heading: 'Rastreamento' },
  { path: '/admin/tracking-logs', heading: 'Analytics' },
  { path: '/admin/historico', heading: 'Histórico' },
]
const ROWS = 9

test.use({ account: 'admin' })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  for (const { path, heading } of LISTS) {
    test(`[LIST-01] ${path} shows ${ROWS} whole rows at 1280×800`, async ({ page }) => {
      await open(page, path)
      const whole = await page
        .getByRole('table', { name: heading })
        .locator('tbody tr')
        .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
      console.log(`${path}: ${whole} whole rows at 1280×800`)
      expect(whole).toBeGreaterThanOrEqual(ROWS)
    })
  }
})

test.describe('on a phone', () => {
  test.use({ ...PHONE, viewport: { width: 390, height: 844 } })
  for (const { path, heading } of LISTS) {
    test(`[LIST-02] ${path} shows the search and the first card at 390×844`, async ({ page }) => {
      await open(page, path)
      const bottomOf = async (part: ReturnType<Page['locator']>) => {
        const box = await part.boundingBox()
        return box && box.y + box.height
      }
      const card = await bottomOf(page.getByRole('list', { name: heading }).getByRole('listitem').first())
      const field = await bottomOf(page.getByRole('search').getByRole('searchbox'))
      console.log(`${path}: search ends at ${field}, first card at ${card}`)
      expect(field).toBeLessThan(400)
      expect(card).toBeLessThanOrEqual(844)
    })
  }
})
