import { renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { NotFound } from './NotFound'
import { PageNotice } from './PageNotice'

test('the title is the heading of the page, and the picture is hidden from screen readers', async () => {
  const view = await renderPage(<PageNotice icon={<b>!</b>} title="Acesso negado" text="Sua conta não pode." />)
  await expect.element(view.getByRole('heading', { level: 1, name: 'Acesso negado' })).toBeVisible()
  await expect.element(view.getByText('Sua conta não pode.')).toBeVisible()
  expect(view.getByText('!').element().parentElement?.getAttribute('aria-hidden')).toBe('true')
})

test('an unknown address links to the dashboard', async () => {
  const { router, ...view } = await renderPage(<NotFound />, { at: '/admin/nada' })
  await expect.element(view.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await view.getByRole('link', { name: 'Ir para o Dashboard' }).click()
  expect(router.state.location.pathname).toBe('/admin/dashboard')
})
