import { renderPage } from '@loja/component-testing'
import { Button } from 'antd'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirm } from './confirm'
import { Dialog } from './Dialog'
import { declareDialog, prefetchDialog } from './dialog-declaration'
import { openDialog } from './open-dialog'
import { useDialog } from './use-dialog'

function Costs({ count, onClose }: { count: number; onClose: () => void }) {
  return (
    <Dialog title="Custos" onCancel={onClose}>
      {count} custos
    </Dialog>
  )
}

const costsDialog = () => declareDialog({ title: 'Custos', load: async () => Costs })

const dialog = page.getByRole('dialog')

test('a question is busy until its promise settles, closes also after a failure, and returns the focus', async () => {
  const runs: { resolve: () => void; reject: () => void }[] = []
  const ask = () =>
    confirm({
      title: 'Excluir custo',
      text: (busy) => (busy ? 'Excluindo' : 'O custo será excluído.'),
      action: 'Excluir',
      run: () => new Promise<void>((resolve, reject) => runs.push({ resolve, reject })),
    })
  await renderPage(<Button onClick={ask}>Abrir</Button>)
  const button = page.getByRole('button', { name: 'Abrir' })
  for (const end of ['resolve', 'reject'] as const) {
    await button.click()
    await expect.element(dialog).toHaveTextContent('O custo será excluído.')
    await dialog.getByRole('button', { name: 'Excluir' }).click()
    await expect.element(dialog).toHaveTextContent('Excluindo')
    await expect.element(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
    runs.at(-1)?.[end]()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  }
  expect(runs).toHaveLength(2)
})

test('the code is requested when the pointer is near, and a second press opens no second dialog', async () => {
  let requests = 0
  let arrive: (code: typeof Costs) => void = () => undefined
  const costs = declareDialog({
    title: 'Custos',
    load: () => {
      requests += 1
      return new Promise<typeof Costs>((resolve) => {
        arrive = resolve
      })
    },
  })
  await renderPage(
    <Button {...prefetchDialog(costs)} onClick={() => openDialog(costs, { count: requests })}>
      Abrir
    </Button>,
  )
  const button = page.getByRole('button', { name: 'Abrir' })
  expect(requests).toBe(0)
  await button.hover()
  await expect.poll(() => requests).toBe(1)
  // A second press of the pointer would meet the waiting dialog, which a slow machine has drawn by then.
  for (const _ of ['press', 'second press']) (button.element() as HTMLElement).click()
  arrive(Costs)
  await expect.element(dialog).toHaveTextContent('1 custos')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests).toBe(1)
})

test('a dialog closes with the address below it', async () => {
  const costs = costsDialog()
  const { router } = await renderPage(<Button onClick={() => openDialog(costs, { count: 2 })}>Abrir</Button>)
  await page.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(dialog).toBeVisible()
  await router.navigate('?page=2')
  await expect.element(dialog).toBeVisible()
  await router.navigate('/admin/products')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an open dialog follows the properties of its page', async () => {
  const costs = costsDialog()
  function Live() {
    const [count, setCount] = useState(1)
    const open = useDialog(costs, { count })
    return (
      <>
        <Button onClick={open}>Abrir</Button>
        <button type="button" id="live" onClick={() => setCount(count + 1)} />
      </>
    )
  }
  await renderPage(<Live />)
  await page.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(dialog).toHaveTextContent('1 custos')
  document.querySelector<HTMLElement>('#live')?.click()
  await expect.element(dialog).toHaveTextContent('2 custos')
})
