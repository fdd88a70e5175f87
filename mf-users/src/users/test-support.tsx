import { api, renderPage } from '@loja/component-testing'
import { UsersPage } from './UsersPage'

/** The nth profile, as the API sends it. */
export const profile = (n: number, values: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  user_id: `c0ffee${String(n).padStart(2, '0')}-1111-4000-8000-000000000000`,
  full_name: `Pessoa ${n}`,
  phone: '(11) 98888-7777',
  role: 'user',
  created_at: '2026-03-05T15:06:00+00:00',
  ...values,
})

/** Answers a list without a search with these rows, page by page, and with how many there are. */
export function holdProfiles(rows: object[]): void {
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

/** Opens the page at its address; with the rows that hold a person. */
export async function openUsers(query = '') {
  const view = await renderPage(<UsersPage />, { at: `/admin/users${query}` })
  const names = () => [...document.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent)
  return { ...view, names, search: view.getByRole('searchbox', { name: 'Buscar por nome, telefone ou ID' }) }
}
