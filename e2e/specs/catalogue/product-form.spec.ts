import { ProductFormPage } from '../../pages/product-form-page'
import { ProductsApi } from '../../support/api/products-api'
import { findings } from '../../support/axe'
import { closeNotices } from '../../support/notices'
import { expect, expectToast, test } from '../../support/test'

const NAME = 'FORM Colônia'
const WRITES = '**/rest/v1/products?*'

test.use({ account: 'admin' })
test.afterEach(({ product }) => new ProductsApi(product).clean('FORM '))

test('the form steps through the list, and creates and edits a product', async ({ page, product, problems }) => {
  problems.allow(/\/rest\/v1\/products/)
  const form = new ProductFormPage(page)
  const api = new ProductsApi(product)
  const back = page.getByRole('link', { name: 'Voltar aos produtos' })
  const saveUnanswered = async () => {
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
  await test.step('[ORD-16] it leads to the next product and back to the filtered list', async () => {
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
    await back.click()
    await expect(page).toHaveURL(/ordem=nome-a-z&pagina=3$/)
    await page.goBack()
    await previous.click()
    await expect(form.name).toHaveValue(last)
    await back.click()
    await expect(page).toHaveURL(/ordem=nome-a-z&pagina=2$/)
  })
  await test.step('[PROD-12] it creates a product with a category, a brand and sorted pictures', async () => {
    await page.getByRole('link', { name: 'Novo Produto' }).click()
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
  })
  await test.step('[PROD-12] once, although the first answer is lost', async () => {
    await saveUnanswered()
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
  })
  await test.step('[NOTE-03] a note is asked for before leaving, saved and counted', async () => {
    await closeNotices(page)
    await page.getByRole('button', { name: 'Histórico e notas' }).click()
    const field = page.getByRole('textbox', { name: 'Nova nota da equipe' })
    await field.fill('Fornecedor novo em março')
    await back.click()
    const question = page.getByRole('dialog', { name: 'Há alterações não salvas' })
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(back).toBeFocused()
    await field.press('Control+Enter')
    const entry = page.getByRole('listitem').filter({ hasText: 'Fornecedor novo em março' })
    await expect(entry).toBeVisible()
    await expect(page.getByRole('button', { name: 'Histórico e notas (1)' })).toBeVisible()
    // On a scrolled page the header covers a part of a field.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await findings(page, 'main')).toEqual([])
    await entry.getByRole('button', { name: 'Excluir nota' }).click()
    await expect(entry).toHaveCount(0)
  })
})
