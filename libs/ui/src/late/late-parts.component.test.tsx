import { allowFailure, closeNotices, renderPage } from '@loja/component-testing'
import { Button } from 'antd'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialogs/Dialog'
import { declareDialog } from '../dialogs/dialog-declaration'
import { openDialog } from '../dialogs/open-dialog'
import { declarePart, prefetchPart, usePress } from './part'

const SENTENCE = 'Não foi possível abrir. Verifique sua conexão e tente novamente.'

function losing<Part>(times: number, part: Part) {
  const failure = 'Failed to fetch dynamically imported module'
  allowFailure(failure)
  let left = times
  return async () => {
    left -= 1
    if (left >= 0) throw new TypeError(failure)
    return part
  }
}

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
  await renderPage(opener(losing(1, Parts)))
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

function menuButton(load: () => Promise<string>) {
  const part = declarePart(load)
  function Menu({ onFailure }: { onFailure: () => void }) {
    const { code } = usePress(part, { onFailure })
    return <p>{code}</p>
  }
  return function MenuButton() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button {...prefetchPart(part)} onClick={() => setOpen(true)}>
          Formatos
        </Button>
        {open && <Menu onFailure={() => setOpen(false)} />}
      </>
    )
  }
}

test('[ERR-01] a menu whose code fails reports it once per press, and each press retries', async () => {
  const failure = 'Failed to fetch dynamically imported module'
  allowFailure(failure)
  let isLost = true
  const load = vi.fn(async () => {
    if (isLost) throw new TypeError(failure)
    return 'CSV'
  })
  const MenuButton = menuButton(load)
  await renderPage(<MenuButton />)
  const button = page.getByRole('button', { name: 'Formatos' })
  await button.hover()
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0)
  // Hovering reports nothing.
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  for (let press = 0; press < 2; press += 1) {
    await button.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(SENTENCE)
    await closeNotices()
  }
  isLost = false
  await button.click()
  await expect.element(page.getByText('CSV')).toBeVisible()
})
