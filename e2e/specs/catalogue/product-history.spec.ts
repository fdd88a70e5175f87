import { findings } from '../../support/axe'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

test('[NOTE-03] a note on a product is asked for before leaving, saved and counted', async ({ page }) => {
  await page.goto('/admin/products')
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Histórico e notas' }).click()
  const field = page.getByRole('textbox', { name: 'Nova nota da equipe' })
  await field.fill('Fornecedor novo em março')
  const back = page.getByRole('link', { name: 'Voltar aos produtos' })
  await back.click()
  const question = page.getByRole('dialog', { name: 'Há alterações não salvas' })
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(back).toBeFocused()
  await field.press('Control+Enter')
  const entry = page.getByRole('listitem').filter({ hasText: 'Fornecedor novo em março' })
  await expect(entry).toBeVisible()
  await expect(page.getByRole('button', { name: 'Histórico e notas (1)' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await entry.getByRole('button', { name: 'Excluir nota' }).click()
  await expect(entry).toHaveCount(0)
})
