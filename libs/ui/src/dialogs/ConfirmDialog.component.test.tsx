import { mouse, renderPage } from '@loja/component-testing'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog'

async function openDialog(busy = false) {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const view = await renderPage(
    <ConfirmDialog title="Deletar pedido" confirmText="Deletar" busy={busy} onConfirm={onConfirm} onCancel={onCancel}>
      O pedido LJ-1 será deletado.
    </ConfirmDialog>,
  )
  return { dialog: view.getByRole('dialog', { name: 'Deletar pedido' }), onConfirm, onCancel }
}

test('names the deleted object, focuses its cancel button, and confirms once for one click', async () => {
  const { dialog, onConfirm, onCancel } = await openDialog()
  await expect.element(dialog).toHaveTextContent('O pedido LJ-1 será deletado.')
  await expect.element(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Deletar' }).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onCancel).not.toHaveBeenCalled()
})

test('a press counts when the named object or the list changes before release', async () => {
  const onConfirm = vi.fn()
  const question = (text: string) => (
    <ConfirmDialog title="Deletar pedido" confirmText="Deletar" onConfirm={onConfirm} onCancel={vi.fn()}>
      {text}
    </ConfirmDialog>
  )
  const Live = () => {
    const [text, setText] = useState('O pedido LJ-1 será deletado.')
    return (
      <>
        <button type="button" id="live" onClick={() => setText('O pedido LJ-1, já enviado, será deletado.')} />
        {question(text)}
      </>
    )
  }
  const view = await renderPage(<Live />)
  const button = view.getByRole('button', { name: 'Deletar' })
  await expect.element(button).toBeVisible()
  const element = button.element()
  await mouse('mousePressed', element)
  document.querySelector<HTMLElement>('#live')?.click()
  await expect.element(view.getByText('já enviado')).toBeVisible()
  expect(button.element()).toBe(element)
  await mouse('mouseReleased', element)
  await expect.poll(() => onConfirm.mock.calls.length).toBe(1)
})
