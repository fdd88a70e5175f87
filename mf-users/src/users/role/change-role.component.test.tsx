import { api, closeNotices, notices, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UsersPage } from '../UsersPage'

const CHANGE = 'rpc/change_role'
const ID = '00000000-0000-4000-8000-000000000001'
const USER_ID = 'c0ffee01-1111-4000-8000-000000000000'

let role: 'admin' | 'user'
let sent: object[]

function holdProfile(start: typeof role): void {
  role = start
  sent = []
  api.answer('rest/v1/profiles', () =>
    Response.json(
      [
        {
          id: ID,
          user_id: USER_ID,
          full_name: 'Ana Reis',
          phone: '(11) 98888-7777',
          role,
          created_at: '2026-03-05T15:06:00+00:00',
        },
      ],
      { headers: { 'content-range': '0-0/1' } },
    ),
  )
  api.answer('rpc/profile_role_counts', () => Response.json([{ profile_role: role, profile_count: 1 }]))
  api.answer(CHANGE, store)
}

async function store(request: Request): Promise<Response> {
  const change = (await request.json()) as { p_role: typeof role; p_seen: typeof role }
  sent.push(change)
  if (role === change.p_seen) role = change.p_role
  return Response.json([role])
}

const dialog = page.getByRole('dialog')
const menu = page.getByRole('button', { name: 'Mais ações de Ana Reis' })

async function openDialog(item: string): Promise<void> {
  await menu.click()
  await page.getByRole('menuitem', { name: item }).click()
  await expect.element(dialog).toBeVisible()
}

async function openUsers(start: typeof role) {
  holdProfile(start)
  const { store: state } = await renderPage(<UsersPage />, { at: '/admin/users' })
  await expect.element(menu).toBeVisible()
  return state
}

test('[ROLE-01] the confirmation names the person and the consequences, and two clicks send one change', async () => {
  await openUsers('user')
  await openDialog('Tornar administrador')
  await expect.element(dialog).toHaveTextContent('Ana Reis · (11) 98888-7777 · ID c0ffee01...')
  await expect.element(dialog).toHaveTextContent('a pessoa vê e altera tudo nesta administração')
  await expect.element(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  const answer = api.hold(CHANGE, store)
  await dialog.getByRole('button', { name: 'Tornar administrador' }).dblClick()
  answer()
  await expect.element(page.getByText('Perfil de Ana Reis alterado para Administrador.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([{ p_profile: ID, p_role: 'admin', p_seen: 'user' }])
  await expect.element(page.getByRole('table')).toHaveTextContent('Administrador')
  await expect.element(menu).toHaveFocus()
  await openDialog('Tornar usuário')
  await expect.element(dialog).toHaveTextContent('a pessoa perde o acesso a esta administração')
})

const refuse = (status: number, body: object) => async () => Response.json(body, { status })
const cut = () => Promise.reject(new TypeError('Failed to fetch'))

test.each<[string, string, (request: Request) => Promise<Response>]>([
  [
    'the last administrator',
    'este é o único administrador. Torne outra pessoa administradora antes.',
    refuse(400, { code: 'P0001', details: 'last_admin', message: 'no' }),
  ],
  ['a lost response', 'Não sabemos se a alteração foi gravada', (request) => store(request).then(cut)],
])('[ROLE-01] [ERR-01] %s shows an error, and the list shows the stored role', async (_, text, answer) => {
  await openUsers('admin')
  api.answer(CHANGE, answer)
  await openDialog('Tornar usuário')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(notices()).toHaveLength(1)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('table')).toHaveTextContent(role === 'admin' ? 'Administrador' : 'Usuário')
  expect(api.count(CHANGE)).toBe(1)
  expect(document.body).not.toHaveTextContent('alterado para')
  await closeNotices()
})
