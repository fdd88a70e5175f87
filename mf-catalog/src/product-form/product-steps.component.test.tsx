import { api } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { ID, OTHER_ID, open, ROW, resetProducts } from './test-support'

const OTHER = { ...ROW, id: OTHER_ID, name: 'Óleo Noite 30 ML' }
const LIST = 'rpc/search_products'

beforeEach(() => {
  resetProducts()
  api.answer(
    LIST,
    [ROW, OTHER].map((row) => ({ ...row, staff_notes: [] })),
  )
})

async function openFromList(listSearch: string | null) {
  const view = await open(`/admin/products/edit/${ID}`)
  api.answer('rest/v1/products', (request: Request) =>
    Response.json([new URL(request.url).searchParams.get('id') === `eq.${OTHER_ID}` ? OTHER : ROW]),
  )
  await view.router.navigate(`/admin/products/edit/${ID}`, { state: listSearch === null ? null : { listSearch } })
  return {
    ...view,
    previous: view.getByRole('button', { name: 'Produto anterior' }),
    next: view.getByRole('button', { name: 'Próximo produto' }),
  }
}

test('[ORD-16] the form leads to the next product of its list, keeps the filter, and asks about changes', async () => {
  const { next, previous, name, router, getByRole } = await openFromList('?busca=leo')
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveAttribute('aria-disabled', 'false')
  await name.fill('Outro nome')
  await next.click()
  await getByRole('button', { name: 'Continuar editando' }).click()
  await expect.element(name).toHaveValue('Outro nome')
  await next.click()
  await getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.element(name).toHaveValue(OTHER.name)
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  expect(router.state.location.state).toMatchObject({ listSearch: '?busca=leo' })
  await expect
    .element(getByRole('link', { name: 'Voltar aos produtos' }))
    .toHaveAttribute('href', '/admin/products?busca=leo')
  await previous.click()
  await expect.element(name).toHaveValue(ROW.name)
})

test('[ORD-16] a form of a direct link has no steps', async () => {
  const { next, name } = await openFromList(null)
  await expect.element(name).toHaveValue(ROW.name)
  await expect.element(next).not.toBeInTheDocument()
  expect(api.count(LIST)).toBe(0)
})
