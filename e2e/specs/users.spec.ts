import { UsersPage } from '../pages/users-page'
import { expect, expectToast, test } from '../support/test'

const LIST = '**/rest/v1/profiles?*offset=*'

test.use({ account: 'admin' })

let users: UsersPage

test.beforeEach(({ page }) => {
  users = new UsersPage(page)
})

test('[USR-01] [USR-02] title, cards, columns, and what a row says; newest first', async ({ page }) => {
  await users.open()
  await expect(page.getByRole('term')).toHaveText(['Total de Usuários', 'Administradores', 'Usuários Regulares'])
  await expect(page.getByRole('definition')).toHaveText(['60', '3', '57'])
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

test('[USR-02] a missing name and a missing phone say so; nothing can be changed', async ({ page }) => {
  await users.open('?perfil=user')
  await expect(page.getByRole('row', { name: 'Nome não informado' })).not.toHaveCount(0)
  await users.search.fill('edson conceicao')
  await expect(users.rows()).toHaveCount(2)
  await expect(users.rows().first().getByRole('cell').nth(2)).toHaveText('—')
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('table').getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('table').getByRole('textbox')).toHaveCount(0)
})

test('[USR-01] [NAV-05] search, profile and page live in the address; back and reload restore them', async ({
  page,
}) => {
  await users.open()
  await page.keyboard.press('/')
  await expect(users.search).toBeFocused()
  await users.search.fill('MARINA')
  await expect(page).toHaveURL('/admin/users?busca=MARINA')
  await users.filterByRole('Administradores')
  await expect(page).toHaveURL('/admin/users?busca=MARINA&perfil=admin')
  await expect(users.rows()).toHaveCount(1)
  await expect(users.rows()).toContainText('Marina Duarte')
  await expect(users.rows()).toContainText('Administrador')
  await expect(page.getByText('1 usuário encontrado')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin/users?busca=MARINA')
  await expect(users.search).toHaveValue('MARINA')
  await page.reload()
  await expect(users.search).toHaveValue('MARINA')
  await page.getByRole('button', { name: 'Remover filtro Busca: MARINA' }).click()
  await expect(page).toHaveURL('/admin/users')
  await expect(users.search).toHaveValue('')
  await users.filterByRole('Usuários')
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await expect(page).toHaveURL('/admin/users?perfil=user&pagina=2')
  await expect(page.getByText('57 usuários encontrados')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/admin/users')
  await users.filterByRole('Administradores')
  await users.filterByRole('Todos os Perfis')
  await expect(page).toHaveURL('/admin/users')
})

test('[USR-01] the search finds by phone, and by the beginning of the user id as the list shows it', async () => {
  await users.open()
  await expect(users.rows()).toHaveCount(20)
  const [name, email, phone] = await users.rows().first().getByRole('cell').allInnerTexts()
  for (const text of [email, phone, phone?.replaceAll(/\D/g, '')]) {
    await users.search.fill(text ?? '')
    await expect(users.rows()).toHaveCount(1)
    await expect(users.rows()).toContainText(name ?? '')
  }
})

test('[USR-01] a word that an input method is composing is not searched for until it is whole', async ({ page }) => {
  await users.open()
  await expect(users.rows()).toHaveCount(20)
  const searched: string[] = []
  page.on('request', (request) => {
    if (/(search|count)_profiles/.test(request.url())) searched.push(request.postData() ?? '')
  })
  await users.search.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'marin', selectionStart: 5, selectionEnd: 5 })
  await expect(users.search).toHaveValue('marin')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/users')
  await keyboard.send('Input.insertText', { text: 'marina' })
  await expect(users.rows()).toHaveCount(1)
  // The rows, and how many there are.
  expect(searched.map((body) => (JSON.parse(body) as { term: string }).term)).toEqual(['marina', 'marina'])
})

test('[USR-03] nothing found: says so, and what to try; what is typed is literal', async ({ page }) => {
  await users.open()
  for (const text of ['%', '_', 'a,b', '\\']) {
    await users.search.fill('marina')
    await expect(users.rows()).toHaveCount(1)
    await users.search.fill(text)
    await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()
    await expect(page.getByText('Tente ajustar os filtros de busca')).toBeVisible()
  }
})

test('[USR-03] a list without anybody says that there is nobody yet', async ({ page }) => {
  // What row security answers to who may see nobody.
  await page.route(LIST, (route) => route.fulfill({ status: 200, headers: { 'content-range': '*/0' }, json: [] }))
  await users.open()
  await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()
  await expect(page.getByText('Ainda não há usuários cadastrados')).toBeVisible()
})

test('[USR-03] [ERR-01] a list or a page that cannot be loaded says so, the rows stay, and it loads when tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/500.*\/rest\/v1\/profiles/)
  const fail = () => page.route(LIST, (route) => route.fulfill({ status: 500, json: { message: 'unavailable' } }))
  const tryAgain = async () => {
    await page.unroute(LIST)
    await page.locator('.ant-notification-notice-close').click()
    await expect(page.locator('.ant-notification-notice')).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click()
  }
  await fail()
  await users.open()
  await expectToast(page, 'Erro', 'Não foi possível carregar os usuários.')
  await tryAgain()
  await expect(users.rows()).toHaveCount(20)

  const before = await users.rows().allInnerTexts()
  await fail()
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await expectToast(page, 'Erro', 'Não foi possível carregar os usuários.')
  expect(await users.rows().allInnerTexts()).toEqual(before)
  await tryAgain()
  await expect.poll(() => users.rows().allInnerTexts()).not.toEqual(before)
  await expect(users.rows()).toHaveCount(20)
})

test('[USR-01] three pages join without repeating anybody; a page after the last leads to the last', async ({
  page,
}) => {
  const ids = users.rows().getByTitle(/^[0-9a-f-]{36}$/)
  const shown = () => ids.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('title') ?? ''))
  await users.open()
  await expect(users.rows()).toHaveCount(20)
  const seen = new Set(await shown())
  for (const number of ['2', '3']) {
    const before = await shown()
    await page.getByRole('listitem', { name: number, exact: true }).click()
    await expect(page).toHaveURL(`/admin/users?pagina=${number}`)
    await expect.poll(async () => (await shown()).filter((id) => !before.includes(id)).length).toBe(20)
    for (const id of await shown()) seen.add(id)
  }
  expect(seen.size).toBe(60)
  await users.open('?pagina=999')
  await expect(page).toHaveURL('/admin/users?pagina=3')
  await expect(users.rows()).toHaveCount(20)
})
