import { expect, test } from 'vitest'
import { analyse, answerShop } from '../test-support'

test('[IMP-19] a rejected row is corrected in place and checked again', async () => {
  answerShop()
  const { view } = await analyse('nome,preço\nÁgua,1,50\nBrisa,2')
  await view.getByRole('button', { name: 'Rejeitados 1' }).click()
  await expect.element(view.getByText('Coluna a mais (vírgula no preço?). Lido: “50”.')).toBeVisible()
  await view.getByRole('button', { name: 'Corrigir a linha inteira' }).click()
  const form = view.getByRole('form', { name: 'Linha 2 inteira' })
  await expect.element(form.getByRole('textbox', { name: 'nome' })).toHaveValue('Água')
  await expect.element(form.getByRole('textbox', { name: 'Coluna 3' })).toHaveFocus()
  const correct = form.getByRole('button', { name: 'Corrigir' })
  await expect.element(correct).toBeDisabled()
  await form.getByRole('textbox', { name: 'Coluna 3' }).fill('')
  await form.getByRole('textbox', { name: 'preço' }).fill('abc')
  await correct.click()
  await expect.element(view.getByText('O preço não é um valor. Lido: “abc”.')).toBeVisible()
  await form.getByRole('textbox', { name: 'nome' }).fill('Água Viva')
  await form.getByRole('textbox', { name: 'preço' }).fill('1,50')
  await correct.click()
  await expect.element(view.getByRole('button', { name: 'Rejeitados 0' })).toBeVisible()
  await view.getByRole('button', { name: 'Novos 2' }).click()
  await expect.element(view.getByRole('list', { name: 'Novos' })).toHaveTextContent(/Linha 2Água Viva.*R\$\s1,50/)
})

test('[JSON-03] rejected products of a pasted JSON list are counted and corrected as products', async () => {
  answerShop()
  const { view } = await analyse(
    '[{"nome":"Água","preço":1.5},{"nome":"Brisa","preço":"abc"},{"nome":"Água","preço":2}]',
  )
  await expect.element(view.getByText('Texto colado, 3 produtos')).toBeVisible()
  await expect.element(view.getByRole('list', { name: 'Novos' })).toHaveTextContent(/^Produto 1Água/)
  await view.getByRole('button', { name: 'Duplicados 1' }).click()
  await expect.element(view.getByText('Mesmo nome do produto 1, que será importado.')).toBeVisible()
  await view.getByRole('button', { name: 'Rejeitados 1' }).click()
  await expect.element(view.getByRole('list', { name: 'Rejeitados' })).toHaveTextContent(/^Produto 2/)
  await expect.element(view.getByRole('textbox', { name: 'preço do produto 2' })).toHaveValue('abc')
  await view.getByRole('button', { name: 'Corrigir o produto inteiro' }).click()
  const form = view.getByRole('form', { name: 'Produto 2 inteiro' })
  await form.getByRole('textbox', { name: 'preço' }).fill('3')
  await form.getByRole('button', { name: 'Corrigir' }).click()
  await expect.element(view.getByRole('button', { name: 'Rejeitados 0' })).toBeVisible()
})
