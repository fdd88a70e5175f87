import { allowFailure, renderPage } from '@loja/component-testing'
import { Button } from 'antd'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialogs/Dialog'
import { declareDialog } from '../dialogs/dialog-declaration'
import { openDialog } from '../dialogs/open-dialog'

const SENTENCE = 'Não foi possível abrir. Verifique sua conexão e tente novamente.'

function Parts({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Peças" onCancel={onClose}>
      Todas as peças
    </Dialog>
  )
}

function opener(load: () => Promise<typeof Parts>) {
  const dialog = declareDialog({ title: 'Peças', load })
  return <Button onClick={() => openDialog(dialog)}>Abrir</Button>
}

test('[ERR-01] a dialog whose code fails shows a retry, and returns the focus', async () => {
  const failure = 'Failed to fetch dynamically imported module'
  allowFailure(failure)
  const answers = [() => Promise.reject(new TypeError(failure)), async () => Parts]
  await renderPage(opener(async () => answers.shift()?.() ?? Parts))
  await page.getByRole('button', { name: 'Abrir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Peças' })
  await expect.element(dialog).toHaveTextContent(SENTENCE)
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(dialog).toHaveTextContent('Todas as peças')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Abrir' })).toHaveFocus()
})

test('a dialog whose code is slow shows that, and can be closed', async () => {
  const never = () => new Promise<typeof Parts>(() => undefined)
  await renderPage(opener(never))
  await page.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(page.getByRole('dialog').getByRole('status', { name: 'Carregando' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Abrir' })).toHaveFocus()
})
