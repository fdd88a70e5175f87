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
