import { renderPage } from '@loja/component-testing'
import { expect, test, vi } from 'vitest'
import { SummaryCards } from './SummaryCards'

test('a card shows its count, a place for one that is read, and a dash after a failure', async () => {
  const states: [count: number | undefined, failed: boolean, text: string][] = [
    [1234, false, '1.234'],
    // A no-break space reserves the height.
    [undefined, false, ''],
    [undefined, true, '—'],
    [7, true, '7'],
  ]
  const heights: (number | undefined)[] = []
  for (const [count, failed, text] of states) {
    const view = await renderPage(<SummaryCards cards={[{ title: 'Total de Pedidos', count }]} failed={failed} />)
    await expect.element(view.getByRole('term')).toHaveTextContent('Total de Pedidos')
    expect(view.getByRole('definition').element().textContent?.trim()).toBe(text)
    heights.push(document.querySelector('dl')?.getBoundingClientRect().height)
    await view.unmount()
  }
  expect(heights[0]).toBeGreaterThan(0)
  expect(new Set(heights).size, 'a count that arrives moves nothing').toBe(1)
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
