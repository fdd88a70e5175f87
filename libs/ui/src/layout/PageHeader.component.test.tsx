import { renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { PageHeader } from './PageHeader'

test('[NAV-04] shows title, summary, action, and the link to the dashboard', async () => {
  const { router, ...view } = await renderPage(
    <PageHeader title="Pedidos" summary="420 pedidos" actions={<button type="button">Exportar</button>} />,
    { at: '/admin/orders' },
  )
  await expect.element(view.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
  await expect.element(view.getByText('420 pedidos')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Exportar' })).toBeVisible()
  await view.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
  expect(router.state.location.pathname).toBe('/admin/dashboard')
})

test('[NAV-04] the dashboard has no link to itself', async () => {
  const view = await renderPage(<PageHeader title="Dashboard" back={false} />)
  await expect.element(view.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(view.getByRole('link')).not.toBeInTheDocument()
})
