import { api } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { answerFromDatabase, holdOrders, openOrders, order } from './test-support'

beforeEach(() => {
  holdOrders([1, 2, 3].map((n) => order(n)))
  answerFromDatabase()
})

async function tabTo(target: Locator, options?: { shift: boolean }): Promise<void> {
  for (let presses = 0; presses < 60 && target.element() !== document.activeElement; presses += 1)
    await userEvent.tab(options)
  await expect.element(target).toHaveFocus()
}

test('[ORD-06] [ORD-08] the focus stays or moves to the neighbour after a status and each question', async () => {
  const { deletion, dialog, getByText, row, statusOf } = await openOrders()
  await tabTo(statusOf(1))
  await userEvent.keyboard('{Enter}')
  await expect.element(statusOf(1)).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(getByText('Status do pedido atualizado com sucesso!')).toBeVisible()
  await expect.element(row(1)).toHaveTextContent('Processando')
  await expect.element(statusOf(1)).toHaveFocus()

  const cancel = dialog.getByRole('button', { name: 'Cancelar' })
  const ask = async () => {
    await userEvent.keyboard('{Enter}')
    await expect.element(cancel).toHaveFocus()
  }
  const besideDialog = () => userEvent.click(document.documentElement, { position: { x: 5, y: 400 } })
  await tabTo(deletion(2))
  for (const close of [() => userEvent.keyboard('{Enter}'), () => userEvent.keyboard('{Escape}'), besideDialog]) {
    await ask()
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(deletion(2)).toHaveFocus()
  }
  await ask()
  await tabTo(dialog.getByRole('button', { name: 'Deletar pedido LJ-2026-000002' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(row(2)).not.toBeInTheDocument()
  await expect.element(deletion(3)).toHaveFocus()
})

test('[UNDO-01] the key Z undoes two changes of rows that left the list, though a select has the focus', async () => {
  api.answer('rpc/undo_change', [{ restored: 1, skipped: [], adjusted: [] }])
  const { getByText, row, statusOf } = await openOrders('?status=pendente')
  for (const n of [1, 2]) {
    if (n === 1) await tabTo(statusOf(1))
    await expect.element(statusOf(n)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(statusOf(n)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(row(n)).not.toBeInTheDocument()
  }
  await expect.element(statusOf(3)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(statusOf(3)).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(statusOf(3)).toHaveAttribute('aria-expanded', 'false')
  await expect.element(statusOf(3)).toHaveFocus()
  for (const count of [1, 2]) {
    await userEvent.keyboard('z')
    await expect.poll(() => api.count('rpc/undo_change')).toBe(count)
    await expect.element(getByText('1 pedido voltou ao status anterior.').nth(count - 1)).toBeVisible()
  }
  await expect.element(statusOf(3)).toHaveAttribute('aria-expanded', 'false')
})
