import { expect, test } from 'vitest'
import { buildPage, renderWithReleases } from '../test-support'
import { LocalModuleQuestion } from './LocalModuleQuestion'

const ADDRESS = 'http://localhost:4190/r/mf-orders/0.0.0-dev/release.json'

test.each([
  ['Carregar código', true],
  ['Não carregar', false],
])('[DEV-03] the question about code of this computer takes "%s"', async (name, isAllowed) => {
  const page = buildPage()
  const view = await renderWithReleases(<LocalModuleQuestion />, page)
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  page.change({ asked: { 'mf-orders': ADDRESS } })
  const dialog = view.getByRole('dialog', { name: 'Carregar código deste computador?' })
  await expect.element(dialog).toHaveTextContent('mf-orders (http://localhost:4190)')
  await expect.element(dialog.getByRole('button', { name: 'Não carregar' })).toHaveFocus()
  await dialog.getByRole('button', { name, exact: true }).click()
  expect(page.state.answer).toHaveBeenCalledExactlyOnceWith(isAllowed)
})
