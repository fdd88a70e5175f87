import type { Page } from '@playwright/test'
import { UsersPage } from '../../pages/users-page'
import { passwordSession } from '../../support/api/password-session'
import { giveSession } from '../../support/api/stored-session'
import { DEMO_ACCOUNTS, expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

async function askFor(page: Page, change: string) {
  await page.getByRole('button', { name: 'Mais ações de Carlos Nakamura' }).click()
  await page.getByRole('menuitem', { name: change }).click()
  return page.getByRole('dialog', { name: change })
}

test('[ROLE-01] [ROLE-02] an administrator promotes a user, who gives up the own role and loses the access', async ({
  page,
  product,
  browser,
  problems,
}) => {
  problems.allow(/403.*\/rest\/v1\//)
  const users = new UsersPage(page)
  await users.open('?busca=carlos+nakamura')
  await test.step('promotes with the keyboard, and the focus returns to the menu', async () => {
    const dialog = await askFor(page, 'Tornar administrador')
    await expect(dialog).toContainText('Carlos Nakamura')
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Sucesso', 'Perfil de Carlos Nakamura alterado para Administrador.')
    await expect(users.rows().getByRole('cell').nth(3)).toHaveText('Administrador')
    await expect(page.getByRole('button', { name: 'Mais ações de Carlos Nakamura' })).toBeFocused()
  })
  await test.step('the promoted user gives up the role', async () => {
    const context = await browser.newContext({ baseURL: product.url })
    await giveSession(context, product.url, await passwordSession(product, DEMO_ACCOUNTS.customer))
    const own = await context.newPage()
    await own.goto('/admin/users?busca=carlos+nakamura')
    const dialog = await askFor(own, 'Tornar usuário')
    await dialog.getByRole('checkbox', { name: 'Entendo que perco o acesso agora' }).check()
    await dialog.getByRole('button', { name: 'Tornar usuário' }).click()
    await expect(own.getByRole('heading', { name: 'Acesso negado' })).toBeVisible()
    await expect(own.getByText('Carlos Nakamura')).toHaveCount(0)
    await context.close()
  })
})
