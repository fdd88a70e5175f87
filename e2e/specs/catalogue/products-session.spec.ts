import { ProductFormPage } from '../../pages/product-form-page'
import { ProductsPage } from '../../pages/products-page'
import { ProductsApi } from '../../support/api/products-api'
import { revokeRefreshToken } from '../../support/api/stored-session'
import { expect, expectToast, submitSignIn, test } from '../../support/test'

const BULK = '**/rest/v1/rpc/change_products'
const SAVE = '**/rest/v1/products?*'
const EXPIRED = { status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }

test.use({ account: 'admin', ownSession: true })
test.afterEach(({ product }) => new ProductsApi(product).clean('Sessão'))

test('a session or a role that ends during a change leads to sign-in and back, or to a refusal', async ({
  page,
  product,
  problems,
}) => {
  problems.allow(/401.*\/rest\/v1\//, /403.*\/rest\/v1\//, /400.*grant_type=refresh_token/)
  const products = new ProductsPage(page)
  const form = new ProductFormPage(page)
  const api = new ProductsApi(product)
  await api.insertList([{ name: 'Sessão A' }, { name: 'Sessão B' }])
  const signIn = page.getByRole('heading', { name: 'Entrar no painel' })
  const discount = async () => {
    for (const name of ['Sessão A', 'Sessão B']) await products.tick(name)
    await products.bulkEdit('Desconto')
    await products.dialog.getByRole('textbox', { name: 'Desconto' }).fill('10')
    await products.dialog.getByRole('button', { name: 'Aplicar desconto' }).click()
    await products.dialog.getByRole('button', { name: 'Aplicar a 2 produtos' }).click()
  }
  await products.open('?busca=Sessão')

  await test.step('[AUTH-04] [BULK-04] after a bulk change back to the list, without a change', async () => {
    await revokeRefreshToken(page)
    await page.route(BULK, (route) => route.fulfill(EXPIRED))
    await discount()
    await expect(signIn).toBeVisible()
    await expect(page.getByText('Desconto aplicado')).toHaveCount(0)
    await page.unroute(BULK)
    await submitSignIn(page)
    await expect(products.search).toHaveValue('Sessão')
    await expect(products.rows()).toHaveCount(2)
    expect(await api.column('Sessão', 'sale_price')).toEqual([null, null])
  })
  await test.step('[AUTH-04] after an edit back to the form, which can be saved', async () => {
    await products.row('Sessão A').getByRole('link', { name: 'Sessão A', exact: true }).click()
    await form.price.fill('20')
    await revokeRefreshToken(page)
    await page.route(SAVE, (route) => route.fulfill(EXPIRED))
    await form.save()
    await expect(signIn).toBeVisible()
    await page.unroute(SAVE)
    await submitSignIn(page)
    await expect(page).toHaveURL(/\/admin\/products\/edit\/[0-9a-f-]{36}/)
    await expect(page.getByText('Recuperamos alterações que você ainda não tinha salvado.')).toBeVisible()
    await expect(form.price).toHaveValue('20')
    await form.save()
    await expectToast(page, 'Sucesso', 'Produto salvo com sucesso!')
    expect(await api.named('Sessão A')).toMatchObject([{ price: 20 }])
  })
  await test.step('[AUTH-03] [BULK-04] a revoked role closes the dialog and removes the products', async () => {
    await page.getByRole('link', { name: 'Produtos', exact: true }).click()
    await products.search.fill('Sessão')
    await expect(products.rows()).toHaveCount(2)
    await page
      .context()
      .route('**/rest/v1/profiles*', (route) => route.fulfill({ json: [{ role: 'user', full_name: null }] }))
    await page.route(BULK, (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
    )
    await discount()
    await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible()
    await expect(page.getByText('Sessão A')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
