import { ProductsPage } from '../../pages/products-page'
import { ProductsApi } from '../../support/api/products-api'
import { revokeRefreshToken } from '../../support/api/stored-session'
import { expect, submitSignIn, test } from '../../support/test'

test.use({ account: 'admin', ownSession: true })

let products: ProductsPage
let api: ProductsApi
test.beforeEach(async ({ page, product }) => {
  products = new ProductsPage(page)
  api = new ProductsApi(product)
  await api.insertList([{ name: 'Sessão A' }, { name: 'Sessão B' }])
  await products.open('?busca=Sessão')
  for (const name of ['Sessão A', 'Sessão B']) await products.tick(name)
  await products.bulkEdit('Desconto')
  await products.dialog.getByRole('textbox', { name: 'Desconto' }).fill('10')
  await products.dialog.getByRole('button', { name: 'Aplicar desconto' }).click()
})
test.afterEach(() => api.clean('Sessão'))

test('[AUTH-04] [BULK-04] a session that ends during a bulk change leads to sign-in and back without a change', async ({
  page,
  problems,
}) => {
  problems.allow(/401.*change_products/, /400.*grant_type=refresh_token/)
  await revokeRefreshToken(page)
  await page.route('**/rpc/change_products', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT invalid' } }),
  )
  await products.dialog.getByRole('button', { name: 'Aplicar a 2 produtos' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  await expect(page.getByText('Desconto aplicado')).toHaveCount(0)
  await submitSignIn(page)
  await expect(products.search).toHaveValue('Sessão')
  await expect(products.rows()).toHaveCount(2)
  expect(await api.column('Sessão', 'sale_price')).toEqual([null, null])
})

test('[AUTH-03] [BULK-04] a revoked role closes the bulk dialog and removes the products', async ({
  page,
  problems,
}) => {
  problems.allow(/403.*\/rest\/v1\//)
  await page
    .context()
    .route('**/rest/v1/profiles*', (route) => route.fulfill({ json: [{ role: 'user', full_name: null }] }))
  await page.route('**/rpc/change_products', (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
  )
  await products.dialog.getByRole('button', { name: 'Aplicar a 2 produtos' }).click()
  await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible()
  await expect(page.getByText('Sessão A')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
