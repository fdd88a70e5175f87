import { api } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { analyse, answerImport, answerShop, openImport } from './test-support'

const DONE = 'Importação Concluída: 1 produto importado, 0 duplicados ignorados, 0 erros.'

test('[IMP-01] [IMP-16] each step takes the focus, and only the dialog shows the result', async () => {
  answerShop()
  answerImport({ analysed: 1, total: 1, imported: 1 })
  const { view } = await analyse('nome;preço\nLavanda;10,00')
  const step = (name: string) => view.getByRole('region', { name })
  await expect.element(step('1 produto encontrado e pronto para importação')).toHaveFocus()
  const answer = api.hold('rpc/import_products', [{ imported: 1, duplicates: [], errors: [] }])
  await view.getByRole('button', { name: 'Importar 1 produto' }).click()
  await expect.element(step('Andamento da importação')).toHaveFocus()
  answer()
  await expect.element(step('Resultado da importação')).toHaveFocus()
  await expect.element(view.getByRole('alert')).toHaveTextContent(DONE)
  expect(view.getByText(DONE).elements()).toHaveLength(1)
  await expect.element(view.getByRole('log').getByRole('list')).toHaveTextContent('Importação iniciada: 1 produto.')
  await view.getByRole('button', { name: 'Nova importação' }).click()
  await expect.element(step('Lista a importar')).toHaveFocus()
})

test('[IMP-19] the focus remains in the preview when all rows of a page are corrected', async () => {
  answerShop()
  await page.viewport(1280, 800)
  const rows = Array.from(
    { length: 20 },
    (_, n) => `Produto ${'longo '.repeat(3 * (n % 10))}${n};${n < 18 ? 'consultar' : 'ver'}`,
  )
  const { view } = await analyse(['nome;preço', 'Lavanda;10,00', ...rows].join('\n'))
  await view.getByRole('button', { name: 'Rejeitados 20' }).click()
  const left = (text: RegExp) =>
    view
      .getByText(text)
      .elements()
      .map((each) => each.getBoundingClientRect().left)
  await expect.poll(() => left(/Lido: “/)).toHaveLength(10)
  expect(new Set(left(/Lido: “/)).size).toBe(1)
  const price = view.getByRole('textbox', { name: 'preço da linha 3' })
  await price.fill('perguntar')
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByText('Lido: “perguntar”')).toBeVisible()
  await expect.element(price).toHaveFocus()
  await price.fill('consultar')
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByText('Lido: “perguntar”')).not.toBeInTheDocument()
  await price.fill('5,00')
  await view.getByRole('button', { name: 'Corrigir as 18 iguais' }).first().click()
  await expect.element(view.getByRole('button', { name: 'Rejeitados 2' })).toBeVisible()
  await expect.element(view.getByRole('textbox', { name: 'preço da linha 21' })).toBeVisible()
  await expect.element(view.getByRole('region', { name: 'Prévia' })).toHaveFocus()
})

test('[IMP-17] all products can be deleted only from the first step', async () => {
  answerShop()
  const { view } = await openImport()
  const deleteAll = view.getByRole('button', { name: 'Deletar todos os produtos' })
  await expect.element(deleteAll).toBeEnabled()
  await view.getByRole('textbox', { name: 'Lista de produtos' }).fill('nome;preço\nLavanda;10,00')
  await view.getByRole('button', { name: 'Analisar Dados' }).click()
  await expect.element(view.getByRole('button', { name: 'Importar 1 produto' })).toBeEnabled()
  expect(deleteAll.elements()).toEqual([])
})
