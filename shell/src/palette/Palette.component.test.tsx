import { renderPage } from '@loja/component-testing'
import { BUNDLED_OFFER, setOffer } from '@loja/platform/shell'
import { Dialog } from '@loja/ui/dialogs'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Palette, PaletteButton } from './Palette'

beforeEach(() => {
  localStorage.clear()
  setOffer({
    ...BUNDLED_OFFER,
    commands: [
      { label: 'Novo produto', page: 'products', below: '/add' },
      { label: 'Pedidos sem código', page: 'tracking', search: '?estado=sem_codigo' },
    ],
  })
  return () => setOffer(BUNDLED_OFFER)
})

const CTRL_K = '{Control>}k{/Control}'

async function openPage(dialog = false) {
  const view = await renderPage(
    <>
      <PaletteButton />
      {/* biome-ignore lint/a11y/useSemanticElements: rich text */}
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Comentário" tabIndex={0} />
      <input aria-label="Busca" />
      <Palette />
      {dialog && <Dialog title="Alterações não salvas" />}
    </>,
    { at: '/admin/dashboard' },
  )
  return {
    ...view,
    button: view.getByRole('button', { name: 'Ir para…' }),
    dialog: page.getByRole('dialog', { name: 'Ir para…' }),
    input: page.getByRole('combobox', { name: 'Página, ação, pedido, produto ou cliente' }),
    labels: () =>
      page
        .getByRole('option')
        .elements()
        .map((option) => option.children[1]?.textContent),
    active: () => page.getByRole('option', { selected: true }),
  }
}

test('[NAV-09] keys that are pressed before the palette has the focus are its first text', async () => {
  const { input, active } = await openPage()
  const onPage = vi.fn()
  document.addEventListener('keydown', onPage)
  await userEvent.keyboard(CTRL_K)
  onPage.mockClear()
  for (const key of [...'codigo', 'Enter'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await expect.element(input).toHaveValue('codigo')
  await expect.element(active()).toHaveTextContent('Pedidos sem código')
  expect(onPage).not.toHaveBeenCalled()
  document.removeEventListener('keydown', onPage)
})

test('[NAV-09] words without a result show a message, and without words the palette has actions, not pages', async () => {
  const { button, input, dialog, labels } = await openPage()
  await button.click()
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('zzz{Enter}')
  await expect.element(dialog).toHaveTextContent('Nada encontrado com essas palavras.')
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('status').filter({ hasText: '0 resultados' })).toBeInTheDocument()
  await userEvent.clear(input)
  await expect.poll(labels).toHaveLength(6)
  expect(labels().slice(0, 2)).toEqual(['Novo produto', 'Pedidos sem código'])
})

test('[NAV-09] Ctrl+K does not open the palette over a dialog or in rich text', async () => {
  const { dialog, getByRole } = await openPage()
  await getByRole('textbox', { name: 'Comentário' }).click()
  await userEvent.keyboard(CTRL_K)
  await expect.element(dialog).not.toBeInTheDocument()
  const over = await openPage(true)
  await expect.element(page.getByRole('dialog', { name: 'Alterações não salvas' })).toBeVisible()
  await userEvent.keyboard(CTRL_K)
  await expect.element(over.dialog).not.toBeInTheDocument()
})
