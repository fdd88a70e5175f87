import { renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SummaryCards } from './SummaryCards'

test('a card shows its count, a place for one that is read, and a dash after a failure', async () => {
  const states: [count: number | undefined, failed: boolean, text: string][] = [
    [1234, false, '1.234'],
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

test('a title of two lines keeps apart from the edges of its card on a phone', async () => {
  await page.viewport(390, 800)
  const cards = ['Autorizadas', 'Só a chave', 'Canceladas', 'Pedidos sem nota'].map((title) => ({ title, count: 7 }))
  const view = await renderPage(<SummaryCards cards={cards} failed={false} />)
  const title = view.getByText('Pedidos sem nota').element()
  const card = title.parentElement?.getBoundingClientRect()
  expect(title.getBoundingClientRect().top - (card?.top ?? 0)).toBeGreaterThanOrEqual(4)
})
