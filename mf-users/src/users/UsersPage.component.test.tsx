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
