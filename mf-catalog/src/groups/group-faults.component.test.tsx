import { api, closeNotices, renderPage } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CategoriesPage } from './GroupsPage'

const group = (n: number, values: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  name: `Categoria ${n}`,
  is_active: true,
  version: 1,
  product_count: n,
  ...values,
})
const GROUPS = [group(0), group(1), group(2)]

beforeEach(() => {
  sessionStorage.clear()
  api.answer('rpc/list_product_groups', GROUPS)
  api.answer('rpc/product_group_counts', [{ total: 3, inactive: 0, without_products: 1 }])
  api.answer('rpc/preview_group_merge', [
    { id: group(1).id, name: 'Categoria 1', version: 1, product_count: 1, first_names: ['Um'] },
    { id: group(2).id, name: 'Categoria 2', version: 1, product_count: 2, first_names: ['Dois', 'Três'] },
  ])
  api.answer('categories', [])
  api.answer('saved_views', [])
})

type Opened = Awaited<ReturnType<typeof open>>
async function open() {
  const view = await renderPage(<CategoriesPage />, { at: '/admin/categories' })
  await expect.element(view.getByRole('button', { name: 'Categoria 2', exact: true })).toBeVisible()
  return { ...view, dialog: page.getByRole('dialog') }
}
const press = async (name: string, within: Pick<Opened, 'getByRole'> = page) => {
  const button = within.getByRole('button', { name, exact: true })
  await expect.element(button).toBeEnabled()
  ;(button.element() as HTMLElement).click()
}

interface Action {
  path: string
  act: (opened: Opened) => Promise<void>
  error: string
}
const UNKNOWN = 'Não sabemos se a alteração foi gravada: confira antes de tentar novamente.'

const ACTIONS: Record<string, Action> = {
  '[CAT-02] a new name': {
    path: 'categories',
    act: async () => {
      await press('Categoria 1')
      await page.getByRole('textbox', { name: 'Renomear Categoria 1' }).fill('Velas')
      await userEvent.keyboard('{Enter}')
    },
    error: 'Erro ao salvar categoria',
  },
  '[CAT-04] an order': {
    path: 'rpc/order_product_groups',
    act: async ({ dialog }) => {
      await press('Ordenar')
      await press('Descer Categoria 0', dialog)
    },
    error: 'Erro ao salvar a ordem',
  },
  '[CAT-06] a merge': {
    path: 'rpc/merge_product_groups',
    act: async ({ dialog }) => {
      await press('Mais ações de Categoria 1')
      await page.getByRole('menuitem', { name: 'Mesclar com outra' }).click()
      await dialog.getByRole('combobox', { name: 'Categorias para mesclar' }).fill('Categoria 2')
      await userEvent.keyboard('{Enter}{Escape}')
      await expect.element(dialog.getByText('2 produtos passam para Categoria 1.')).toBeVisible()
      await expect.element(dialog.getByText('Categoria 2: 2 produtos, como Dois; Três')).toBeVisible()
      await press('Mesclar em Categoria 1', dialog)
    },
    error: 'Erro ao mesclar categorias',
  },
}

test('[CAT-06] Tab leaves the choice of categories to merge without choosing the highlighted one', async () => {
  api.answer('rpc/list_product_groups', [...GROUPS, group(3)])
  const { dialog } = await open()
  await press('Mais ações de Categoria 1')
  await page.getByRole('menuitem', { name: 'Mesclar com outra' }).click()
  const choice = dialog.getByRole('combobox', { name: 'Categorias para mesclar' })
  await choice.fill('Categoria 2')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('2 produtos passam para Categoria 1.')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(choice.element().contains(document.activeElement)).toBe(false)
  await press('Mesclar em Categoria 1', dialog)
  await expect.poll(() => api.bodies('rpc/merge_product_groups')).toHaveLength(1)
  const asked = await api.bodies('rpc/preview_group_merge')
  expect(JSON.stringify(asked)).toContain(group(2).id)
  expect(JSON.stringify(asked)).not.toMatch(new RegExp(`${group(0).id}|${group(3).id}`))
})

const notice = (text: string) => page.getByRole('alert').filter({ hasText: text })
const onWrite = (answer: () => Response | Promise<Response>) => (request: Request) =>
  request.method === 'GET' ? Response.json([]) : answer()

test('[CAT-02] a new name whose response is lost is unknown and read again', async () => {
  const { path, act, error } = ACTIONS['[CAT-02] a new name'] as Action
  api.answer(
    path,
    onWrite(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
  const opened = await open()
  const before = api.count('rpc/list_product_groups')
  await act(opened)
  await expect.element(notice(error)).toHaveTextContent(UNKNOWN)
  await expect.poll(() => api.count('rpc/list_product_groups')).toBeGreaterThan(before)
  await closeNotices()
})

test.each([
  ['[CAT-02] a new name', 'ela foi alterada em outra sessão. Confira e tente novamente.'],
  ['[CAT-06] a merge', 'As categorias ou seus produtos mudaram e nada foi mesclado.'],
])('%s names a conflict with another session', async (name, conflict) => {
  const action = ACTIONS[name] as Action
  const body = { code: 'P0001', details: 'groups_changed', message: 'changed' }
  api.answer(
    action.path,
    onWrite(() => Response.json(body, { status: 400 })),
  )
  await action.act(await open())
  await expect.element(notice(conflict)).toBeVisible()
  await closeNotices()
})

test('[CAT-06] a second press during a merge sends nothing', async () => {
  const release = api.hold('rpc/merge_product_groups', [{ merged: 2, change_id: group(9).id }])
  const opened = await open()
  await ACTIONS['[CAT-06] a merge']?.act(opened)
  const button = opened.dialog.getByRole('button', { name: /Mesclar em Categoria 1/ })
  ;(button.element() as HTMLElement).click()
  release()
  await expect.element(opened.dialog).not.toBeInTheDocument()
  await expect
    .element(page.getByText('2 produtos passaram para Categoria 1. A outra categoria foi excluída.'))
    .toBeVisible()
  expect(api.count('rpc/merge_product_groups')).toBe(1)
  const [body] = await api.bodies<{ target: string; seen: object; expected: number }>('rpc/merge_product_groups')
  expect(body).toMatchObject({ target: group(1).id, seen: { [group(1).id]: 1, [group(2).id]: 1 }, expected: 2 })
})

test('[CAT-04] the order returns to the stored one after a conflict and is sent with the order seen', async () => {
  api.answer('rpc/order_product_groups', () =>
    Response.json({ code: 'P0001', details: 'groups_changed', message: 'changed' }, { status: 400 }),
  )
  const opened = await open()
  await ACTIONS['[CAT-04] an order']?.act(opened)
  await expect.element(notice('A ordem das categorias mudou')).toBeVisible()
  const names = opened.dialog
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent?.trim())
  expect(names).toEqual(['Categoria 0', 'Categoria 1', 'Categoria 2'])
  const [body] = await api.bodies<{ ids: string[]; seen: string[] }>('rpc/order_product_groups')
  expect(body?.seen).toEqual(GROUPS.map(({ id }) => id))
  expect(body?.ids).toEqual([1, 0, 2].map((n) => group(n).id))
})

test('[AUTH-04] [CAT-02] the typed name of a new category is restored after the session ended', async () => {
  const openNew = async () => {
    const { unmount, dialog } = await open()
    await press('Nova categoria')
    return { unmount, name: dialog.getByRole('textbox') }
  }
  const first = await openNew()
  await first.name.fill('Velas')
  await first.unmount()
  await expect.element((await openNew()).name).toHaveValue('Velas')
})
