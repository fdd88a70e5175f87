import { renderPage } from '@loja/component-testing'
import { Button, ConfigProvider, Select } from 'antd'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'

const OPTIONS = ['Perfumes', 'Cremes', 'Velas'].map((value) => ({ value, label: value }))

test.each([
  [1280, 800],
  [390, 844],
])('options in a dialog are above it and move nothing, at %i px', async (width, height) => {
  await page.viewport(width, height)
  const view = await renderPage(
    <main>
      <Dialog title="Categoria">
        <Select aria-label="Categoria" defaultValue="Perfumes" options={OPTIONS} style={{ width: 200 }} />
      </Dialog>
    </main>,
  )
  await expect.element(view.getByRole('dialog')).toBeVisible()
  const dialog = view.getByRole('dialog').element()
  const before = dialog.getBoundingClientRect().toJSON()
  await view.getByRole('combobox').click()
  const option = shownOption('Velas')
  await expect.poll(option).not.toBeNull()
  const popup = page.getByRole('listbox').element().parentElement
  expect(popup?.closest('[role="dialog"]')).toBe(dialog)
  await expect.poll(() => popup && isUncovered(popup)).toBe(true)
  expect(dialog.getBoundingClientRect().toJSON()).toEqual(before)
  await page.elementLocator(option() as Element).click()
  await expect.element(view.getByRole('dialog')).toHaveTextContent('Velas')
})

test('a long title ends before the cross', async () => {
  await page.viewport(320, 568)
  const view = await renderPage(<Dialog title="Novo pagamento do pedido LJ-2026-000418, com outra forma" />)
  await expect.element(view.getByRole('dialog')).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(view.getByText('Novo pagamento').element())
  const cross = view.getByRole('button', { name: 'Fechar' }).element().getBoundingClientRect()
  for (const line of words.getClientRects()) expect(line.right).toBeLessThanOrEqual(cross.left)
})

function Opener() {
  const [step, setStep] = useState<'closed' | 'first' | 'second'>('closed')
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setStep('first')}>Abrir</Button>
      {step === 'first' && (
        <Dialog title="Primeiro" primary={<Button onClick={() => setStep('second')}>Seguinte</Button>} />
      )}
      {step === 'second' && <Dialog key="second" title="Segundo" onCancel={() => setStep('closed')} />}
    </main>
  )
}

test('a dialog that replaces another one returns the focus to the first opener', async () => {
  const view = await renderPage(<Opener />)
  await view.getByRole('button', { name: 'Abrir' }).click()
  await view.getByRole('button', { name: 'Seguinte' }).click()
  await expect.element(view.getByRole('dialog', { name: 'Segundo' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(view.getByRole('button', { name: 'Abrir' })).toHaveFocus()
})

test('a dialog above another one focuses its field', async () => {
  const view = await renderPage(<Stack />)
  await view.getByRole('button', { name: 'Renomear' }).click()
  await expect.element(view.getByLabelText('Nome')).toHaveFocus()
})

function Stack() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Dialog title="Abaixo" primary={<Button onClick={() => setIsOpen(true)}>Renomear</Button>} />
      {isOpen && (
        <Dialog title="Acima">
          <input aria-label="Nome" autoFocus />
        </Dialog>
      )}
    </>
  )
}

test('a click during the fade hits its target', async () => {
  const buttonNow = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Deletar')
  const places: object[] = []
  // In its first frame: without motion it lasts no time, and the next one would be too late anyway.
  const stopAtStart = () => {
    const button = buttonNow()
    if (!button) return
    for (const animation of document.getAnimations().filter(({ effect }) => isAround(effect, button))) {
      animation.effect?.updateTiming({ duration: 1000 })
      animation.pause()
      animation.currentTime = 0
      places.push(button.getBoundingClientRect().toJSON())
      animation.finish()
    }
  }
  document.addEventListener('animationstart', stopAtStart)
  onTestFinished(() => document.removeEventListener('animationstart', stopAtStart))
  await renderPage(
    <ConfigProvider theme={{ token: { motion: true } }}>
      <ConfirmDialog title="Deletar pedido" confirmText="Deletar" onConfirm={noop} onCancel={noop}>
        O pedido LJ-1 será deletado.
      </ConfirmDialog>
    </ConfigProvider>,
  )
  await expect.poll(() => places).not.toEqual([])
  const place = buttonNow()?.getBoundingClientRect().toJSON()
  for (const atStart of places) expect(atStart).toEqual(place)
})

const noop = () => undefined

const shownOption = (text: string) => () =>
  page.getByRole('listbox').query()?.parentElement?.querySelector(`[title="${text}"]`) ?? null

function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const))
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
}

function isAround(effect: AnimationEffect | null, element: Element): boolean {
  return effect instanceof KeyframeEffect && effect.target?.contains(element) === true
}
