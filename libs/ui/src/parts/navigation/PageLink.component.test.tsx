import { renderPage } from '@loja/component-testing'
import { getOffer } from '@loja/platform'
import { setOffer } from '@loja/platform/shell'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PageLink } from './PageLink'
import { RowLinks } from './RowLinks'

const offered = getOffer().get()

const offer = (pages: typeof offered.pages) => setOffer({ ...offered, pages })

function withoutOrders() {
  const { orders: _, ...rest } = offered.pages
  return rest
}

const LINK = (
  <PageLink page="orders" below="/42" search="?busca=1">
    Pedido 42
  </PageLink>
)

test('[PAGE-01] a link becomes text while no module offers its page, and is reported once', async () => {
  onTestFinished(() => offer(offered.pages))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const view = await renderPage(
    <>
      {LINK}
      {LINK}
    </>,
  )
  await expect.poll(() => view.getByRole('link').elements()).toHaveLength(2)
  offer(withoutOrders())
  await expect.element(view.getByRole('link')).not.toBeInTheDocument()
  await expect.element(view.getByText('Pedido 42Pedido 42')).toBeVisible()
  offer({ ...offered.pages })
  await expect.poll(() => view.getByRole('link').elements()).toHaveLength(2)
  offer(withoutOrders())
  await expect.element(view.getByRole('link')).not.toBeInTheDocument()
  expect(warn.mock.calls).toEqual([['[pages] no module offers', 'orders']])
})

test('[PAGE-01] a link in a row goes through the navigation of its list', async () => {
  const view = await renderPage(<RowLinks>{LINK}</RowLinks>)
  const link = view.getByRole('link', { name: 'Pedido 42' })
  await expect.element(link).toHaveAttribute('href', '/admin/orders/42?busca=1')
  await link.click()
  expect(view.router.state.location.pathname).toBe('/admin/orders/42')
})
