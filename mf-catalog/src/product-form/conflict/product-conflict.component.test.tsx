import { beforeEach, describe, expect, test } from 'vitest'
import { answerProducts, type Columns, openEdit, ROW, resetProducts } from '../test-support'

beforeEach(resetProducts)

describe('[PROD-13] concurrent edits of a product', () => {
  const conflict = (theirs: Columns, losesFirstAnswer = false) => {
    let stored: Columns = ROW
    let loses = losesFirstAnswer
    answerProducts({
      byId: () => [stored],
      update: ({ query, body }) => {
        if (query.get('version') !== `eq.${stored.version}`) return Response.json([])
        stored = { ...stored, ...body, version: Number(stored.version) + 1 }
        if (!loses) return Response.json([stored])
        loses = false
        throw new TypeError('Failed to fetch')
      },
    })
    return {
      theySave: () => {
        stored = { ...stored, ...theirs, version: Number(stored.version) + 1 }
      },
      stored: () => stored,
    }
  }

  test('the second save shows both values of each field, and fields of the other session stay', async () => {
    const { theySave, stored } = conflict({ price: 99, name: 'Colônia Deles', stock_quantity: 6 })
    const { name, price, save, dialog, field, getByText } = await openEdit()
    await name.fill('Colônia Minha')
    await price.fill('111')
    await field('Volume').fill('50 ML')
    theySave()
    await save.click()
    await expect.element(dialog.getByRole('group', { name: 'Nome' })).toHaveTextContent(/Colônia Deles.*Colônia Minha/)
    await expect.element(dialog.getByRole('group', { name: 'Preço' })).toHaveTextContent(/R\$\s99,00.*R\$\s111,00/)
    await expect
      .element(dialog.getByRole('region', { name: 'Mudou também, e fica como está salvo' }))
      .toHaveTextContent('Estoque: 7 → 6')
    expect(stored()).toMatchObject({ price: 99, volume: '100 ML' })
    const resolve = dialog.getByRole('button', { name: 'Salvar com estas escolhas' })
    await expect.element(resolve).toBeDisabled()
    await dialog
      .getByRole('group', { name: 'Nome' })
      .getByRole('radio', { name: /Salvo agora/ })
      .click()
    await dialog
      .getByRole('group', { name: 'Preço' })
      .getByRole('radio', { name: /Seu valor/ })
      .click()
    await resolve.click()
    await expect.element(getByText('Produto salvo com sucesso!')).toBeVisible()
    expect(stored()).toMatchObject({
      name: 'Colônia Deles',
      price: 111,
      stock_quantity: 6,
      volume: '50 ML',
      version: 5,
    })
    await expect.element(name).toHaveValue('Colônia Deles')
    await expect.element(save).toBeDisabled()
  })

  test('a sale while a user edits other fields is no conflict', async () => {
    const { theySave, stored } = conflict({ stock_quantity: 6 })
    const { price, save, dialog, field, getByText } = await openEdit()
    await price.fill('111')
    theySave()
    await save.click()
    await expect.element(getByText('Produto salvo com sucesso!')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(stored()).toMatchObject({ price: 111, stock_quantity: 6, version: 5 })
    await expect.element(field('Estoque')).toHaveValue('6')
  })

  test('a save that the fields of the other session make impossible shows both', async () => {
    const { theySave, stored } = conflict({ price: 5 })
    const { save, dialog, field } = await openEdit()
    await field('Preço promocional').fill('20')
    theySave()
    await save.click()
    await expect.element(dialog).toHaveTextContent('Mudou também, e fica como está salvo')
    expect(stored()).not.toHaveProperty('sale_price', 20)
  })

  test('cancelling keeps the draft and lists the changed fields', async () => {
    const { theySave, stored } = conflict({ price: 99 })
    const { price, save, dialog, getByText } = await openEdit()
    await price.fill('111')
    theySave()
    await save.click()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(price).toHaveValue('111')
    await expect.element(getByText('Outra pessoa alterou este produto enquanto você editava: Preço.')).toBeVisible()
    expect(stored()).toMatchObject({ price: 99 })
  })

  test('a save with a lost response is no conflict', async () => {
    const { stored } = conflict({}, true)
    const { price, save, dialog, getByText } = await openEdit()
    await price.fill('111')
    await save.click()
    await expect.element(getByText(/^Erro ao salvar produto: sem resposta/)).toBeVisible()
    await save.click()
    await expect.element(getByText('Produto salvo com sucesso!')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(stored()).toMatchObject({ price: 111, version: 4 })
  })
})
