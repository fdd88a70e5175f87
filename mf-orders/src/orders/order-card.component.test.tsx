import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerFromDatabase, holdOrders, openOrders, order } from './test-support'

test('[LIST-09] a card shows the status and the next act, and has the deletion in its menu', async () => {
  await page.viewport(390, 844)
  holdOrders([order(1)])
  answerFromDatabase()
  const { dialog, getByRole } = await openOrders('', null)
  const card = getByRole('listitem').filter({ hasText: 'LJ-2026-000001' })
  await expect.element(card.getByRole('button', { name: 'Ver Detalhes do pedido LJ-2026-000001' })).toBeVisible()
  await expect.element(card.getByRole('combobox', { name: 'Status do pedido LJ-2026-000001' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Enviar pedido LJ-2026-000001' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Avisar cliente do pedido LJ-2026-000001' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Deletar pedido LJ-2026-000001' })).not.toBeInTheDocument()
  const more = card.getByRole('button', { name: 'Mais ações do pedido LJ-2026-000001' })
  await more.click()
  await getByRole('menuitem', { name: 'Deletar pedido LJ-2026-000001' }).click()
  await expect.element(dialog).toHaveTextContent('Tem certeza que deseja deletar permanentemente')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(more).toHaveFocus()
})

test('[LIST-09] a long touch ticks its card, and then a touch ticks another one', async () => {
  await page.viewport(390, 844)
  holdOrders([order(1), order(2)])
  answerFromDatabase()
  const { getByRole } = await openOrders('', null)
  const number = (n: number) => getByRole('button', { name: `Ver Detalhes do pedido LJ-2026-00000${n}` })
  const box = (n: number) => getByRole('checkbox', { name: `Selecionar pedido LJ-2026-00000${n}` })
  await expect.element(number(1)).toBeVisible()
  const touch = { pointerType: 'touch', isPrimary: true, bubbles: true }
  const first = number(1).element()
  first.dispatchEvent(new PointerEvent('pointerdown', touch))
  await expect.element(box(1)).toBeChecked()
  first.dispatchEvent(new PointerEvent('pointerup', touch))
  const isClickFollowing = first.dispatchEvent(new Event('touchend', { bubbles: true, cancelable: true }))
  expect(isClickFollowing).toBe(false)
  await number(2).click()
  await expect.element(box(2)).toBeChecked()
  await expect.element(box(1)).toBeChecked()
})
