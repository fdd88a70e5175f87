import { api, renderPage } from '@loja/component-testing'
import { productListParams } from '@loja/domain/products'
import { expect, test, vi } from 'vitest'
import { CategoryButtons } from './CategoryButtons'

const { sort: _, page: __, pageSize: ___, ...filter } = productListParams.initial

async function open(byCategory: Record<string, number>) {
  const onSelect = vi.fn()
  const onSelectWhole = vi.fn()
  const view = await renderPage(
    <CategoryButtons
      filter={filter}
      categories={[
        { id: 'c1', name: 'Perfumes' },
        { id: 'c2', name: 'Cremes' },
      ]}
      byCategory={byCategory}
      shown={[]}
      selected={{ kind: 'some', rows: {} }}
      onSelect={onSelect}
      onSelectWhole={onSelectWhole}
    />,
  )
  return { view, onSelect, onSelectWhole }
}

test('[PROD-09] a category above 5,000 is selected as a whole without reading it, and an empty one has no button', async () => {
  const { view, onSelect, onSelectWhole } = await open({ c1: 5001 })
  await view.getByRole('button', { name: 'Perfumes 0/5.001' }).click()
  expect(onSelectWhole).toHaveBeenCalledExactlyOnceWith('c1')
  expect(onSelect).not.toHaveBeenCalled()
  expect(api.count('rpc/search_products')).toBe(0)
  await expect.element(view.getByRole('button', { name: /Cremes/ })).not.toBeInTheDocument()
})

test('[PROD-09] a category of 5,000 is read in batches until a short one', async () => {
  const row = (n: number) => ({ id: `p${n}`, name: `P ${n}`, category_id: 'c1', version: 1, price: 1, staff_notes: [] })
  api.answer('rpc/search_products', (request: Request) => {
    const offset = Number(new URL(request.url).searchParams.get('page_offset') ?? 0)
    const length = Math.min(1000, 5000 - offset)
    return Response.json(Array.from({ length }, (_, n) => row(offset + n)))
  })
  const { view, onSelect } = await open({ c1: 5000 })
  await view.getByRole('button', { name: 'Perfumes 0/5.000' }).click()
  await expect.poll(() => onSelect).toHaveBeenCalledOnce()
  expect(onSelect.mock.calls[0]?.[0]).toHaveLength(5000)
  expect(onSelect.mock.calls[0]?.[1]).toBe(true)
})

test('[PROD-09] a category is selected after its buttons left the page during the read', async () => {
  const answer = api.hold('rpc/search_products', [
    { id: 'p1', name: 'P 1', category_id: 'c1', version: 1, price: 1, staff_notes: [] },
  ])
  const { view, onSelect } = await open({ c1: 1 })
  await view.getByRole('button', { name: 'Perfumes 0/1' }).click()
  await expect.poll(() => api.count('rpc/search_products')).toBe(1)
  await view.unmount()
  answer()
  await vi.waitFor(() =>
    expect(onSelect).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id: 'p1' })], true),
  )
})
