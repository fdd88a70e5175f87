import { renderPage } from '@loja/component-testing'
import { expect, test, vi } from 'vitest'
import { SummaryCards } from './SummaryCards'

test.each([
  ['a count', 1234, false, '1.234'],
  // A no-break space reserves the height.
  ['on its way', undefined, false, ''],
  ['failed', undefined, true, '—'],
  ['an old count while a new one fails', 7, true, '7'],
])('%s', async (_, count, failed, text) => {
  const view = await renderPage(<SummaryCards cards={[{ title: 'Total de Pedidos', count }]} failed={failed} />)
  await expect.element(view.getByRole('term')).toHaveTextContent('Total de Pedidos')
  expect(view.getByRole('definition').element().textContent?.trim()).toBe(text)
})

test('a count that arrives moves nothing', async () => {
  const cards = (count: number | undefined) => <SummaryCards cards={[{ title: 'Pendentes', count }]} failed={false} />
  const empty = await renderPage(cards(undefined))
  const height = () => document.querySelector('dl')?.getBoundingClientRect().height
  const before = height()
  await empty.unmount()
  await renderPage(cards(12))
  expect(before).toBeGreaterThan(0)
  expect(height()).toBe(before)
})

test('[PROD-02] a card with a filter is a toggle button of full size', async () => {
  const onToggle = vi.fn()
  const filter = { label: 'Mostrar só estes', on: true, onToggle }
  const view = await renderPage(<SummaryCards cards={[{ title: 'Baixo Estoque', count: 3, filter }]} failed={false} />)
  const button = view.getByRole('button', { name: 'Mostrar só estes' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  const card = view.getByRole('term').element().parentElement
  expect(button.element().getBoundingClientRect().height).toBe(card?.getBoundingClientRect().height)
  await button.click()
  expect(onToggle).toHaveBeenCalledTimes(1)
})
