import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { sidewaysOverflow } from '../../support/sideways-overflow'
import { expect, PHONE, test } from '../../support/test'

const NUMBER = 'LJ-2026-000360'

test.use({ ...PHONE, account: 'admin' })

test('[ORD-07] on a phone the details fill the screen, and back closes them', async ({ page }) => {
  await page.goto(`/admin/orders?busca=${NUMBER}`)
  await page.getByRole('button', { name: `Ver Detalhes do pedido ${NUMBER}` }).tap()
  const details = new OrderDetailsDialog(page)
  await expect(details.value('Cliente', 'Nome')).toBeVisible()
  await expect.poll(async () => details.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await page.setViewportSize({ width: 360, height: 800 })
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  for (const name of ['Fechar', 'Imprimir']) {
    const box = await details.dialog.getByRole('button', { name }).last().boundingBox()
    expect(box?.height, name).toBeGreaterThanOrEqual(36)
  }
  await page.goBack()
  await expect(details.dialog).toBeHidden()
  await expect(page).toHaveURL(`/admin/orders?busca=${NUMBER}`)
})
