import { UsersPage } from '../../pages/users-page'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

test('the list of users keeps search, profile and page in the address', async ({ page }) => {
  const users = new UsersPage(page)
  await test.step('[USR-02] shows the columns, newest first', async () => {
    await users.open()
    await expect(page.getByRole('columnheader')).toHaveText(['Nome', 'E-mail', 'Telefone', 'Perfil', 'Cadastro'])
    await expect(users.rows()).toHaveCount(20)
    const cells = users.rows().first().getByRole('cell')
    await expect(cells.nth(1)).toHaveText(/^[0-9a-f]{8}\.\.\.$/)
    await expect(cells.nth(3)).toHaveText('Usuário')
    await expect(cells.nth(4)).toHaveText(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/)
    const dates = (await users.rows().allInnerTexts()).map((row) => {
      const [, day, month, year, time] = /(\d{2})\/(\d{2})\/(\d{4}), (\d{2}:\d{2})/.exec(row) ?? []
      return `${year}-${month}-${day}T${time}`
    })
    expect(dates).toEqual([...dates].sort().reverse())
  })
  await test.step('[USR-01] counts, searches and filters by profile', async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('term')).toHaveText(['Total de Usuários', 'Administradores', 'Usuários Regulares'])
    await expect(page.getByRole('definition')).toHaveText(['60', '3', '57'])
    await expect(users.search).toBeFocused()
    await users.search.fill('MARINA')
    await expect(page).toHaveURL('/admin/users?busca=MARINA')
    await users.filterByRole('Administradores')
    await expect(page).toHaveURL('/admin/users?busca=MARINA&perfil=admin')
    await expect(users.rows()).toHaveCount(1)
    await expect(users.rows()).toContainText('Marina Duarte')
    await expect(users.rows()).toContainText('Administrador')
    await expect(page.getByText('1 usuário encontrado')).toBeVisible()
  })
  await test.step('[NAV-05] restores search, filter and page on back and reload', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/admin/users?busca=MARINA')
    await page.reload()
    await expect(users.search).toHaveValue('MARINA')
    await users.search.press('Escape')
    await expect(page).toHaveURL('/admin/users')
    await expect(users.search).toHaveValue('')
    await users.filterByRole('Usuários')
    await page.getByRole('listitem', { name: '2', exact: true }).click()
    await expect(page).toHaveURL('/admin/users?perfil=user&pagina=2')
    await expect(page.getByText('57 usuários encontrados')).toBeVisible()
    await expect(users.rows()).toHaveCount(20)
    await page.getByRole('button', { name: 'Mostrar só: Usuários Regulares' }).click()
    await expect(page).toHaveURL('/admin/users')
    await users.filterByRole('Administradores')
    await users.filterByRole('Todos os Perfis')
    await expect(page).toHaveURL('/admin/users')
  })
})
