import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { analyse, answerShop } from '../test-support'

test('[IMP-04] [IMP-12] unknown headings are found by choosing their line and columns, or as absent', async () => {
  answerShop()
  const { view } = await analyse('Tabela de março\nArtigo;Cifra;Obs\nLavanda;10,00;x\nJasmim;20,00;y')
  await expect
    .element(view.getByText(/^Erro ao processar dados: A linha de cabeçalho não foi encontrada\./))
    .toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled()
  await view.getByRole('radio', { name: 'Linha 2: Artigo;Cifra;Obs' }).click()
  await view.getByRole('button', { name: 'Continuar' }).click()
  await expect.element(view.getByRole('button', { name: 'Rejeitados 2' })).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled()
  for (const [column, field] of [
    ['Coluna “Artigo”', 'Nome'],
    ['Coluna “Cifra”', 'Preço'],
  ] as const) {
    await view.getByRole('combobox', { name: column }).click()
    await view.getByTitle(field, { exact: true }).last().click()
  }
  await expect.element(view.getByText('2 produtos encontrados e prontos para importação')).toBeVisible()
  await expect.element(view.getByRole('list', { name: 'Novos' })).toHaveTextContent(/Linha 3Lavanda.*Linha 4Jasmim/)
  await expect.element(view.getByRole('button', { name: 'Importar 2 produtos' })).toBeEnabled()
  await view.getByRole('spinbutton', { name: 'Linha dos títulos (0: não há)' }).fill('0')
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByRole('combobox', { name: 'Coluna 1' })).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Rejeitados 4' })).toBeVisible()
})
