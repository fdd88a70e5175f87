import { renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { NotFound } from './NotFound'

test('[NAV-05] an unknown address sets the title of the tab, and resets it', async () => {
  document.title = 'Pedidos · Loja'
  const view = await renderPage(<NotFound />)
  await expect.element(view.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  expect(document.title).toMatch(/^Página não encontrada · /)
  await view.unmount()
  expect(document.title).toBe('Pedidos · Loja')
})
