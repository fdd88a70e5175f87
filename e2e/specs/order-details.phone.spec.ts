import { OrderDetailsDialog } from '../pages/order-details-dialog'
import { OrdersApi } from '../support/orders-api'
import { expect, test } from '../support/test'

const NUMBER = 'LJ-2026-000360'

test.use({ account: 'admin' })

test('[ORD-07] on a phone the details fill the whole screen, and back closes it', async ({ page }) => {
  await page.goto(`/admin/orders?busca=${NUMBER}`)
  await page.getByRole('button', { name: `Ver Detalhes do pedido ${NUMBER}` }).tap()
  const details = new OrderDetailsDialog(page)
  await expect(details.value('Cliente', 'Nome')).toBeVisible()
  await expect.poll(async () => details.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await page.goBack()
  await expect(details.dialog).toBeHidden()
  await expect(page).toHaveURL(`/admin/orders?busca=${NUMBER}`)
})

for (const width of [390, 360]) {
  test(`[ORD-07] nothing scrolls sideways in the drawer or the list at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 800 })
    const details = new OrderDetailsDialog(page)
    await details.open(await new OrdersApi(product).idOf(NUMBER), `?busca=${NUMBER}`)
    await expect(details.value('Cliente', 'Nome')).toBeVisible()
    for (const element of [details.dialog, details.dialog.locator('.ant-modal-body'), page.locator('html')]) {
      const overflow = await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
    for (const name of ['Fechar', 'Imprimir']) {
      const box = await details.dialog.getByRole('button', { name }).last().boundingBox()
      expect(box?.height, name).toBeGreaterThanOrEqual(36)
    }
  })
}
