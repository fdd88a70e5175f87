import { renderPage } from '@loja/component-testing'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Pager } from './Pager'

const sizes = (onChange: (size: number) => void) => ({ options: [20, 50, 100], onChange })

test.each([
  [20, 20, false],
  [21, 20, true],
  [30, 50, true],
])('%d rows at %d per page show a pager: %s', async (total, pageSize, shown) => {
  const view = await renderPage(
    <Pager page={1} pageSize={pageSize} total={total} onChange={vi.fn()} sizes={sizes(vi.fn())} />,
  )
  await expect.element(view.getByRole('navigation', { name: 'Páginas' })).toHaveLength(shown ? 1 : 0)
})

test('a new size leaves the page unchanged', async () => {
  const onChange = vi.fn()
  const onSize = vi.fn()
  const view = await renderPage(<Pager page={1} pageSize={20} total={120} onChange={onChange} sizes={sizes(onSize)} />)
  await view.getByRole('combobox', { name: 'Linhas por página' }).click()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSize.mock.calls).toEqual([[50]])
  expect(onChange).not.toHaveBeenCalled()
})

test('a phone shows two buttons and the page number', async () => {
  await page.viewport(390, 844)
  const onChange = vi.fn()
  const view = await renderPage(<Pager page={2} pageSize={20} total={60} onChange={onChange} />)
  await expect.element(view.getByRole('listitem', { name: '3', exact: true })).toHaveLength(0)
  await view.getByRole('button', { name: 'Próxima página' }).click()
  expect(onChange.mock.calls).toEqual([[3]])
})

test.each([
  [8, 1, ['1', '2', '3', '4', '5', '…', '8']],
  [13, 6, ['1', '…', '5', '6', '7', '…', '13']],
])('[PROD-06] of %d pages at page %d the buttons are %j', async (pages, current, shown) => {
  const view = await renderPage(<Pager page={current} pageSize={20} total={pages * 20} onChange={vi.fn()} />)
  const navigation = view.getByRole('navigation', { name: 'Páginas' })
  await expect.element(navigation.getByRole('listitem', { name: '1', exact: true })).toBeVisible()
  const items = navigation.getByRole('listitem', { name: /^(\d+|.*5.* páginas.*)$/ }).elements()
  expect(items.map((item) => (/^\d+$/.test(item.textContent ?? '') ? item.textContent : '…'))).toEqual(shown)
})
