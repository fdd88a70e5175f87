import { renderPage } from '@loja/component-testing'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { RowMenu } from './RowMenu'

const NAME = 'Mais ações do pedido LJ-1'
const button = () => page.getByRole('button', { name: NAME })

function Deletion() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <RowMenu
        label={NAME}
        items={[{ key: 'delete', label: 'Deletar', danger: true, onClick: () => setAsking(true) }]}
      />
      {asking && (
        <ConfirmDialog title="Deletar?" confirmText="Deletar" onConfirm={vi.fn()} onCancel={() => setAsking(false)}>
          LJ-1
        </ConfirmDialog>
      )}
    </>
  )
}

test('[LIST-08] the first press opens the menu, and the focus returns from a dialog that an item opened', async () => {
  await renderPage(<Deletion />)
  await button().click()
  await page.getByRole('menuitem', { name: 'Deletar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
})

test('[LIST-08] keys open the menu, choose an item and return the focus', async () => {
  const onClick = vi.fn()
  await renderPage(<RowMenu label={NAME} items={[{ key: 'ship', label: 'Enviar pedido', onClick }]} />)
  await userEvent.keyboard('{Tab}')
  await expect.element(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const item = page.getByRole('menuitem', { name: 'Enviar pedido' })
  await expect.element(item).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
  await expect.element(button()).toHaveFocus()
})

test('[LIST-08] an item with an address is a link to another tab, also by key', async () => {
  const onClick = vi.fn()
  const href = 'https://wa.me/5511999990000'
  await renderPage(<RowMenu label={NAME} items={[{ key: 'message', label: 'WhatsApp', href, onClick }]} />)
  const followed: string[] = []
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    followed.push(link.href)
    event.preventDefault()
  }
  document.addEventListener('click', stay)
  await button().click()
  const link = page.getByRole('link', { name: 'WhatsApp' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await link.click()
  expect(followed).toEqual([href])
  expect(onClick).toHaveBeenCalledTimes(1)
  await button().click()
  await expect.element(page.getByRole('menuitem', { name: 'WhatsApp' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  document.removeEventListener('click', stay)
  expect(followed).toEqual([href, href])
  expect(onClick).toHaveBeenCalledTimes(2)
})
