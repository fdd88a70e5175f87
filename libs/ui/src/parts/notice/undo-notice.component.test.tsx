import { allowFailure, renderPage } from '@loja/component-testing'
import { dataMutation } from '@loja/data/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../../dialogs/Dialog'
import { useDataMutation } from '../work/use-data-mutation'

afterEach(() => {
  vi.useRealTimers()
})

const undone = vi.fn<(name: string) => Promise<void>>()
const saving = dataMutation({
  mutationFn: async (_name: string) => undefined,
  successText: (name) => `${name} salvo.`,
  undo: (name) =>
    name === 'Definitivo'
      ? null
      : async () =>
          dataMutation({ mutationFn: () => undone(name), successText: `${name} voltou.`, errorText: 'Não voltou.' }),
})

function Fields() {
  const { mutate } = useDataMutation(saving)
  return (
    <main tabIndex={-1}>
      {['Preço', 'Estoque', 'Definitivo'].map((name) => (
        <button key={name} type="button" onClick={() => mutate(name)}>
          {name}
        </button>
      ))}
      <input aria-label="Busca" />
    </main>
  )
}

const undo = page.getByRole('status').getByRole('button', { name: 'Desfazer' })

async function save(name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await expect.element(page.getByText(`${name} salvo.`)).toBeVisible()
}

test('[UNDO-01] the notice of a write runs its inverse once, and reports the result', async () => {
  await renderPage(<Fields />)
  undone.mockResolvedValue()
  await save('Preço')
  await undo.click()
  await expect.element(page.getByText('Preço voltou.')).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  expect(undone.mock.calls).toEqual([['Preço']])
  allowFailure('changed since')
  undone.mockRejectedValueOnce(new Error('changed since'))
  await save('Estoque')
  await undo.click()
  await expect.element(page.getByText('Não voltou.')).toBeVisible()
})

test('[UNDO-01] a write without an inverse has a notice without the button', async () => {
  await renderPage(<Fields />)
  await save('Definitivo')
  await expect.element(undo).not.toBeInTheDocument()
})

test('[UNDO-01] the key Z undoes the last write and then the one before, but not while typing', async () => {
  await renderPage(<Fields />)
  undone.mockClear()
  undone.mockResolvedValue()
  await save('Preço')
  await save('Estoque')
  await page.getByRole('textbox', { name: 'Busca' }).fill('z')
  expect(undone).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Definitivo' }).element().focus()
  await userEvent.keyboard('z')
  await expect.element(page.getByText('Estoque voltou.')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByText('Preço voltou.')).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  await userEvent.keyboard('z')
  expect(undone.mock.calls).toEqual([['Estoque'], ['Preço']])
})

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(100)
  vi.setSystemTime(Date.now() + milliseconds)
  await vi.advanceTimersByTimeAsync(100)
}

test('[UNDO-01] the notice stays for 10 seconds, longer with the focus or the pointer, and returns the focus', async () => {
  await renderPage(<Fields />)
  vi.useFakeTimers({ toFake: ['Date', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  await save('Preço')
  await pass(9_000)
  await expect.element(undo).toBeVisible()
  undo.element().focus()
  await expect.element(undo).toHaveFocus()
  await pass(15_000)
  await expect.element(undo).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Preço' })).toHaveFocus()
  await save('Estoque')
  await undo.hover()
  await page.getByRole('button', { name: 'Preço' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Preço salvo.')).toBeVisible()
  await pass(15_000)
  await expect.element(undo).toBeVisible()
  await page.getByRole('textbox', { name: 'Busca' }).hover()
  await pass(9_000)
  await expect.element(undo).toBeVisible()
  await pass(1_000)
  await expect.element(undo).not.toBeInTheDocument()
})

test('[UNDO-01] over a dialog the key Z undoes, and the button keeps the focus', async () => {
  undone.mockClear()
  undone.mockResolvedValue()
  await renderPage(
    <Dialog title="Pedido">
      <Fields />
    </Dialog>,
  )
  await save('Preço')
  await userEvent.keyboard('z')
  await expect.element(page.getByText('Preço voltou.')).toBeVisible()
  await save('Estoque')
  undo.element().focus()
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Estoque voltou.')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Pedido' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Estoque' })).toHaveFocus()
})
