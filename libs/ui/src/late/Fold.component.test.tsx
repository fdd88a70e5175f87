import { renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { Fold } from './Fold'

const panel = () => (
  <Fold name="test-fold" title="Destaques" note="12 de 20">
    {() => <p>Perfume</p>}
  </Fold>
)

test('[LIST-04] a panel is one line until it is opened, and the choice is remembered', async () => {
  const view = await renderPage(panel())
  const toggle = view.getByRole('button', { name: 'Destaques' })
  await expect.element(view.getByRole('region', { name: 'Destaques' })).toHaveTextContent('12 de 20')
  await expect.element(view.getByText('Perfume')).not.toBeInTheDocument()
  expect(view.getByRole('region').element().getBoundingClientRect().height).toBeLessThanOrEqual(44)
  await toggle.click()
  await expect.element(view.getByText('Perfume')).toBeVisible()
  await view.unmount()
  const again = await renderPage(panel())
  await expect.element(again.getByText('Perfume')).toBeVisible()
  await again.getByRole('button', { name: 'Destaques' }).click()
  await again.unmount()
  const closed = await renderPage(panel())
  await expect.element(closed.getByRole('button', { name: 'Destaques' })).toHaveAttribute('aria-expanded', 'false')
  await expect.element(closed.getByText('Perfume')).not.toBeInTheDocument()
})
