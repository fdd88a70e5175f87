import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { UsersPage } from './UsersPage'

const profile = (n: number, values: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  user_id: `c0ffee${String(n).padStart(2, '0')}-1111-4000-8000-000000000000`,
  full_name: `Pessoa ${n}`,
  phone: '(11) 98888-7777',
  role: 'user',
  created_at: '2026-03-05T15:06:00+00:00',
  ...values,
})

function holdProfiles(rows: object[]): void {
  api.answer('rest/v1/profiles', (request: Request) => {
    const { searchParams } = new URL(request.url)
    const offset = Number(searchParams.get('offset'))
    const page = rows.slice(offset, offset + Number(searchParams.get('limit')))
    return Response.json(page, { headers: { 'content-range': `${page.length ? '0-0' : '*'}/${rows.length}` } })
  })
  api.answer('rpc/profile_role_counts', [
    { profile_role: 'admin', profile_count: 1 },
    { profile_role: 'user', profile_count: rows.length },
  ])
}

async function openUsers(query = '') {
  const view = await renderPage(<UsersPage />, { at: `/admin/users${query}` })
  const names = () => [...document.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent)
  return { ...view, names, search: view.getByRole('searchbox', { name: 'Buscar por nome, telefone ou ID' }) }
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => profile(index + 1))

test('[USR-02] a row marks a missing name and phone, cuts the id, and has only a menu', async () => {
  holdProfiles([
    profile(1, { full_name: ' ', phone: '  ', role: 'admin' }),
    profile(2, { full_name: null, phone: null }),
  ])
  const { getByRole, getByTitle } = await openUsers()
  const table = getByRole('table')
  await expect
    .element(getByRole('row').nth(1))
    .toHaveTextContent(/^Nome não informadoc0ffee01\.\.\.—Administrador05\/03\/2026, 12:06$/)
  await expect
    .element(getByRole('row').nth(2))
    .toHaveTextContent(/^Nome não informadoc0ffee02\.\.\.—Usuário05\/03\/2026, 12:06$/)
  await expect.element(getByTitle('c0ffee01-1111-4000-8000-000000000000')).toBeVisible()
  for (const control of ['combobox', 'textbox', 'link'] as const) {
    await expect.element(table.getByRole(control)).not.toBeInTheDocument()
  }
  await expect.element(table.getByRole('button')).toHaveLength(2)
  await expect.element(table.getByRole('button', { name: 'Mais ações de Nome não informado' })).toHaveLength(2)
})

/** Replaces each text by an element, as the translation of Chrome does. */
function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  while (texts.nextNode()) nodes.push(texts.currentNode)
  for (const node of nodes) {
    if (node.parentElement?.closest('style, script')) continue
    const font = document.createElement('font')
    font.textContent = node.textContent
    node.parentNode?.replaceChild(font, node)
  }
}

test('[USR-03] a page that the browser has translated finds nothing, then all again', async () => {
  holdProfiles(numbered(3))
  api.answer('rpc/search_profiles', [])
  api.answer('rpc/count_profiles', () => Response.json(0))
  const { getByText, getByTitle, search } = await openUsers()
  const person = getByTitle('c0ffee01-1111-4000-8000-000000000000')
  await expect.element(person).toBeVisible()
  translatePage()
  await search.fill('ana')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('Nenhum usuário encontrado')).toBeVisible()
  translatePage()
  await search.clear()
  await userEvent.keyboard('{Enter}')
  await expect.element(person).toBeVisible()
})

test('[USR-01] [USR-03] a search is sent literally, and an empty result shows a hint', async () => {
  holdProfiles(numbered(3))
  api.answer('rpc/search_profiles', [])
  api.answer('rpc/count_profiles', () => Response.json(0))
  const { getByText, search } = await openUsers('?perfil=user')
  const typed = ['a,b%_\\', '(11) 98888-7777']
  for (const [before, text] of typed.entries()) {
    await search.fill(text)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => api.count('rpc/search_profiles')).toBe(before + 1)
    await expect.element(getByText('Nenhum usuário encontrado')).toBeVisible()
    await expect.element(getByText('Tente ajustar os filtros de busca')).toBeVisible()
  }
  for (const path of ['rpc/search_profiles', 'rpc/count_profiles']) {
    expect((await api.bodies<{ filter: { search: string } }>(path)).map(({ filter }) => filter.search)).toEqual(typed)
  }
})

test('[USR-03] an empty list shows that there are no users yet', async () => {
  holdProfiles([])
  const { getByText } = await openUsers()
  await expect.element(getByText('Nenhum usuário encontrado')).toBeVisible()
  await expect.element(getByText('Ainda não há usuários cadastrados')).toBeVisible()
})

test('[USR-03] [ERR-01] rows stay when a list or a page fails, and it can be retried', async () => {
  holdProfiles(numbered(41))
  api.fail('rest/v1/profiles')
  const { getByRole, getByText, names } = await openUsers()
  const alert = getByRole('alert').filter({ hasText: 'Erro' })
  const tryAgain = getByRole('button', { name: 'Tentar novamente' })
  await expect.element(alert.first()).toHaveTextContent('Não foi possível carregar os usuários.')
  await expect.element(getByText('Nenhum usuário encontrado')).not.toBeInTheDocument()
  holdProfiles(numbered(41))
  await tryAgain.click()
  await expect.poll(names).toHaveLength(20)
  await expect.element(tryAgain).not.toBeInTheDocument()

  const before = names()
  api.fail('rest/v1/profiles')
  await getByRole('listitem', { name: '2', exact: true }).click()
  await expect.element(tryAgain).toBeVisible()
  expect(names()).toEqual(before)
  holdProfiles(numbered(41))
  await tryAgain.click()
  await expect.poll(names).toEqual(Array.from({ length: 20 }, (_, index) => `Pessoa ${index + 21}`))
})
