import { beforeEach, describe, expect, test } from 'vitest'
import { answerProducts, ID, NAME_TAKEN, OTHER_ID, open, ROW, resetProducts, sent } from './test-support'

beforeEach(resetProducts)

describe('[PROD-12] a new product', () => {
  test('missing values are shown in their fields, the first is focused, and nothing is sent', async () => {
    const { save, name, price, field, getByText } = await open('/admin/products/add')
    // A field that was only passed shows no error, which would move the next control.
    await name.click()
    await field('Preço promocional').fill('abc')
    await expect.element(getByText('Preencha este campo.')).not.toBeInTheDocument()
    await save.click()
    await expect.element(name).toHaveFocus()
    await expect.element(getByText('Preencha este campo.')).toHaveLength(2)
    await expect.element(getByText('Digite um valor em reais, como 129,90.')).toBeVisible()
    await price.fill('10')
    await field('Preço promocional').fill('10,00')
    await expect.element(getByText('O preço promocional precisa ser menor que o preço.')).toBeVisible()
    await expect.element(field('Preço promocional')).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  test('two clicks store it once, and the address becomes that of the stored product', async () => {
    const { save, name, price, getByText, getByRole, location } = await open('/admin/products/add')
    await name.fill(' Colônia  Nova ')
    await price.fill('1.234,5')
    await expect.element(getByText('Será salvo como R$\u00a01.234,50.')).toBeVisible()
    await getByRole('switch', { name: 'Estoque ilimitado' }).click()
    ;(save.element() as HTMLButtonElement).click()
    ;(save.element() as HTMLButtonElement).click()
    await expect.element(getByText('Produto criado com sucesso!')).toBeVisible()
    await expect.poll(location).toMatch(/^\/admin\/products\/edit\/[0-9a-f-]{36}$/)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      name: 'Colônia Nova',
      price: 1234.5,
      stock_quantity: 999999,
      sale_price: null,
      category_type: 'perfume',
      perfume_type: 'importado',
      images: [],
      is_active: true,
    })
    expect(location()).toContain(String(sent[0]?.body.id))
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Colônia')
  })

  test('"Salvar e criar outro" opens an empty form', async () => {
    const { name, price, getByText, getByRole, location } = await open('/admin/products/add')
    await name.fill('Colônia Nova')
    await price.fill('10')
    await getByRole('button', { name: 'Salvar e criar outro' }).click()
    await expect.element(getByText('Produto criado com sucesso!')).toBeVisible()
    await expect.element(name).toHaveValue('')
    await expect.element(name).toHaveFocus()
    expect(location()).toBe('/admin/products/add')
    await name.fill('Colônia Outra')
    await price.fill('11')
    await getByRole('button', { name: 'Salvar produto' }).click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.body.id).not.toBe(sent[0]?.body.id)
  })

  test('a copy has a new id and everything but the name and the place in the shop window', async () => {
    answerProducts({ byId: () => [{ ...ROW, is_featured: true }] })
    const { save, name, getByText } = await open(`/admin/products/add?copia=${ID}`)
    await expect.element(name).toHaveValue('Colônia Água Viva 100 ML (cópia)')
    await save.click()
    await expect.element(getByText('Produto criado com sucesso!')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ price: 129.9, volume: '100 ML', tags: ['água'], is_featured: false })
    expect(sent[0]?.body.id).not.toBe(ID)
  })

  test('a taken name is shown before saving with a link, and in its field when refused', async () => {
    answerProducts({
      byId: () => [],
      byName: () => [{ id: OTHER_ID, name: 'Colônia' }],
      insert: () => Response.json(NAME_TAKEN, { status: 409 }),
    })
    const { save, name, price, getByText, getByRole } = await open('/admin/products/add')
    await name.fill('Colônia')
    await expect
      .element(getByRole('link', { name: 'Abrir o outro produto (abre em outra aba)' }))
      .toHaveAttribute('href', `/admin/products/edit/${OTHER_ID}`)
    await price.fill('10')
    await save.click()
    await expect.element(getByRole('alert').filter({ hasText: 'Já existe um produto com este nome.' })).toBeVisible()
    await expect.element(name).toHaveFocus()
    await expect.element(getByText(/^Erro ao salvar/)).not.toBeInTheDocument()
  })

  test('[FEAT-03] a 21st featured product is refused in its field', async () => {
    answerProducts({
      insert: () => Response.json({ code: 'P0001', message: 'x', details: 'featured_limit' }, { status: 400 }),
    })
    const { save, name, price, getByRole } = await open('/admin/products/add')
    await name.fill('Colônia')
    await price.fill('10')
    await getByRole('switch', { name: 'Destaque' }).click()
    await save.click()
    await expect
      .element(
        getByRole('alert').filter({
          hasText: 'Limite máximo de 20 produtos atingido. Remova alguns para adicionar outros.',
        }),
      )
      .toBeVisible()
    await expect.element(getByRole('switch', { name: 'Destaque' })).toHaveFocus()
  })
})
