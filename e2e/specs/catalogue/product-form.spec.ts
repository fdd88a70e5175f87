import type { Page } from '@playwright/test'
import { ProductFormPage } from '../../pages/product-form-page'
import { ProductsApi } from '../../support/api/products-api'
import { revokeRefreshToken } from '../../support/api/stored-session'
import { expect, expectToast, submitSignIn, test } from '../../support/test'

const NAME = 'FORM Colônia'
const WRITES = '**/rest/v1/products?*'
let form: ProductFormPage
let api: ProductsApi
test.use({ account: 'admin' })
test.beforeEach(({ page, product }) => {
  form = new ProductFormPage(page)
  api = new ProductsApi(product)
})
test.afterEach(() => api.clean('FORM '))

async function saveUnanswered(page: Page): Promise<void> {
  await page.route(WRITES, async (route) => {
    if (!['POST', 'PATCH'].includes(route.request().method())) return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.save()
  await expectToast(page, 'Erro', 'Erro ao salvar produto: sem resposta do servidor')
  await expect(form.saveButton).not.toHaveClass(/loading/)
  await page.unroute(WRITES)
}

test('[PROD-12] a product with a new category, a new brand and sorted pictures is created once after a lost answer', async ({
  page,
  problems,
}) => {
  problems.allow(/\/rest\/v1\/products/)
  await form.openNew()
  await form.name.fill(NAME)
  await form.price.fill('1.299,9')
  await form.field('Preço promocional').fill('999')
  await form.field('Estoque').fill('12')
  for (const image of ['batom', 'caixa-presente', 'frasco-rosa']) await form.addImage(`/demo/${image}.svg`)
  await expect(form.images).toHaveCount(3)
  await form.images.nth(2).dragTo(form.images.nth(0))
  await expect(form.images.nth(0)).toContainText('frasco-rosa')
  await page.getByRole('button', { name: 'Tornar principal: imagem 1' }).click()
  await form.create('Categoria', 'FORM Águas')
  await form.create('Marca', 'FORM Ateliê')
  await expect(page.getByRole('region', { name: 'Como fica na loja' })).toContainText('FORM Ateliê')
  await saveUnanswered(page)
  await form.save()
  await expectToast(page, 'Sucesso', 'Produto criado com sucesso!')
  const [stored, ...others] = await api.named(NAME)
  expect(others).toEqual([])
  expect(stored).toMatchObject({
    price: 1299.9,
    sale_price: 999,
    stock_quantity: 12,
    main_image: '/demo/frasco-rosa.svg',
    images: ['/demo/frasco-rosa.svg', '/demo/batom.svg', '/demo/caixa-presente.svg'],
    version: 1,
  })
  await expect(page).toHaveURL(`/admin/products/edit/${stored?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeFocused()
  await page.reload()
  await expect(form.name).toHaveValue(NAME)
  await expect(page.getByRole('region', { name: 'Organização' })).toContainText('FORM Águas')
  await page.getByRole('link', { name: 'Duplicar' }).click()
  await expect(form.name).toHaveValue(`${NAME} (cópia)`)
})

test('[PROD-12] [PROD-13] the second editor of a product sees both values', async ({ page, problems }) => {
  problems.allow(/\/rest\/v1\/products/, /403.*\/rest\/v1\//)
  const [id = ''] = await api.insert([{ name: NAME, price: 100, stock_quantity: 7 }])
  await form.open(id)
  await form.price.fill('111')
  await form.field('Volume').fill('50 ML')
  await api.update(NAME, { price: 99, stock_quantity: 6 })
  await form.save()
  await expect(form.conflict.getByRole('group', { name: 'Preço' })).toContainText(/R\$\s99,00.*R\$\s111,00/)
  await expect(form.conflict).toContainText('Estoque: 7 → 6')
  expect(await api.named(NAME)).toMatchObject([{ price: 99, volume: null }])
  await form.conflict.getByRole('radio', { name: /^Seu valor/ }).check()
  await form.conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click()
  await expectToast(page, 'Sucesso', 'Produto salvo com sucesso!')
  expect(await api.named(NAME)).toMatchObject([{ price: 111, stock_quantity: 6, volume: '50 ML', version: 3 }])
  await expect(form.saveButton).toBeDisabled()

  await form.price.fill('20')
  await saveUnanswered(page)
  await form.save()
  await expect(form.saveButton).toBeDisabled()
  await expect(form.conflict).toHaveCount(0)
  expect(await api.named(NAME)).toMatchObject([{ price: 20, version: 4 }])

  await form.price.fill('30')
  await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ json: [{ role: 'user', full_name: null }] }))
  await page.route(WRITES, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'denied' } })
      : route.fallback(),
  )
  await form.save()
  await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible()
  expect(await api.named(NAME)).toMatchObject([{ price: 20, version: 4 }])
})

test.describe('a lost session', () => {
  test.use({ ownSession: true })

  test('[AUTH-04] the form is restored after sign-in and can be saved', async ({ page, problems }) => {
    problems.allow(/401.*\/rest\/v1\/products/, /400.*grant_type=refresh_token/)
    const [id = ''] = await api.insert([{ name: NAME, price: 10 }])
    await form.open(id)
    await form.price.fill('20')
    await revokeRefreshToken(page)
    await page.route('**/rest/v1/products?*', (route) =>
      route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }),
    )
    await form.save()
    await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
    await page.unroute('**/rest/v1/products?*')
    await submitSignIn(page)
    await expect(page).toHaveURL(`/admin/products/edit/${id}`)
    await expect(page.getByText('Recuperamos alterações que você ainda não tinha salvado.')).toBeVisible()
    await expect(form.price).toHaveValue('20')
    await form.save()
    await expectToast(page, 'Sucesso', 'Produto salvo com sucesso!')
    expect(await api.named(NAME)).toMatchObject([{ price: 20 }])
  })
})

test('[ORD-16] the list leads through its products, and the form leads back to the filtered list', async ({ page }) => {
  await page.goto('/admin/products?ordem=nome-a-z&pagina=2')
  const links = page.getByRole('row').locator('a[href*="/admin/products/edit/"]')
  await links.first().waitFor()
  await links.last().click()
  await expect(form.name).toHaveValue(/./)
  const last = await form.name.inputValue()
  const previous = page.getByRole('button', { name: 'Produto anterior' })
  const next = page.getByRole('button', { name: 'Próximo produto' })
  await expect(next).toHaveAttribute('aria-disabled', 'false')
  await next.click()
  await expect(form.name).not.toHaveValue(last)
  await expect(next).toBeFocused()
  await page.getByRole('link', { name: 'Voltar aos produtos' }).click()
  await expect(page).toHaveURL(/ordem=nome-a-z&pagina=3$/)
  await page.goBack()
  await previous.click()
  await expect(form.name).toHaveValue(last)
})
