import { api, closeNotices, renderPage } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SuppliersPage } from './SuppliersPage'

const RULE = { kind: 'factor', value: 1.9, fixedFee: 0, rounding: '90', pixDiscount: 5, minimumMargin: 20 }
const ID = '00000000-0000-4000-8000-000000000001'
const stored = {
  ...{ id: ID, name: 'Distribuidora Árabe', contact: 'Samir', whatsapp: null, notes: null, reading: {} },
  ...{ price_rule: null, is_active: true, version: 3 },
}

beforeEach(() => {
  sessionStorage.clear()
  api.answer('rpc/list_suppliers', [{ ...stored, item_count: 12, last_list_at: '2026-11-20T12:00:00Z' }])
  api.answer('rpc/supplier_counts', [{ total: 1, inactive: 0 }])
  api.answer('saved_views', [])
  api.answer('categories', [{ id: 'c1', name: 'Perfumes' }])
  api.answer('category_price_rules', [{ category_id: 'c1', price_rule: RULE, version: 4 }])
  api.answer('suppliers', [])
})

async function open() {
  const view = await renderPage(<SuppliersPage />, { at: '/admin/fornecedores' })
  await expect.element(view.getByRole('link', { name: 'Distribuidora Árabe', exact: true })).toBeVisible()
  return { ...view, dialog: page.getByRole('dialog') }
}
type Opened = Awaited<ReturnType<typeof open>>

interface Action {
  path: string
  method: string
  act: (opened: Opened) => Promise<void>
  error: string
}
const ACTIONS: Record<string, Action> = {
  '[SUP-30] a new supplier': {
    path: 'suppliers',
    method: 'POST',
    act: async ({ dialog }) => {
      await page.getByRole('button', { name: 'Novo fornecedor' }).click()
      await dialog.getByRole('textbox', { name: 'Nome' }).fill('Atacado Norte')
      await dialog.getByRole('button', { name: 'Novo fornecedor' }).click()
    },
    error: 'Erro ao salvar fornecedor',
  },
  '[SUP-25] a rule of a category': {
    path: 'category_price_rules',
    method: 'PATCH',
    act: async ({ dialog }) => {
      await page.getByRole('button', { name: 'Regras por categoria' }).click()
      await expect.element(dialog.getByText('Fator 1,9 · final ,90 · Pix −5% · mínimo 20%')).toBeVisible()
      await dialog.getByRole('button', { name: 'Editar a regra de Perfumes' }).click()
      await dialog.getByRole('spinbutton', { name: 'Fator sobre o custo' }).fill('2')
      await expect.element(dialog.getByText('custo 100,00 → 199,90 · margem 50% · Pix 189,91')).toBeVisible()
      await dialog.getByRole('button', { name: 'Salvar' }).click()
    },
    error: 'Erro ao salvar a regra',
  },
}
const notice = (text: string) => page.getByRole('alert').filter({ hasText: text })
/** Answers the write; reads of the same address keep their rows. */
const onWrite = ({ path, method }: Action, answer: () => Response | Promise<Response>) => {
  const rows = path === 'suppliers' ? [] : [{ category_id: 'c1', price_rule: RULE, version: 4 }]
  api.answer(path, (request: Request) => (request.method === method ? answer() : Response.json(rows)))
}

test.each(Object.entries(ACTIONS))('%s whose response is lost is unknown', async (_, action) => {
  onWrite(action, () => Promise.reject(new TypeError('Failed to fetch')))
  await action.act(await open())
  await expect
    .element(notice(action.error))
    .toHaveTextContent('Não sabemos se a alteração foi gravada: confira antes de tentar novamente.')
  await closeNotices()
})

test('[SUP-30] a taken name is shown at the field', async () => {
  const action = ACTIONS['[SUP-30] a new supplier'] as Action
  onWrite(action, () => Response.json({ code: '23505', message: 'taken' }, { status: 409 }))
  const opened = await open()
  await action.act(opened)
  await expect.element(opened.dialog.getByRole('alert')).toHaveTextContent('Já existe um fornecedor com este nome.')
  await expect.element(opened.dialog.getByRole('textbox', { name: 'Nome' })).toHaveFocus()
})

test('[SUP-25] a rule that another session changed is not overwritten', async () => {
  const action = ACTIONS['[SUP-25] a rule of a category'] as Action
  onWrite(action, () => Response.json([]))
  await action.act(await open())
  await expect.element(notice('Erro ao salvar a regra: ela foi alterada em outra sessão.')).toBeVisible()
  expect(api.queries('category_price_rules')).toContainEqual(expect.stringContaining('version=eq.4'))
  await closeNotices()
})

test('[AUTH-04] [SUP-30] a typed supplier with its price rule is restored after the session ended, until it is discarded', async () => {
  const openNew = async () => {
    const { unmount, dialog } = await open()
    await page.getByRole('button', { name: 'Novo fornecedor' }).click()
    const factor = dialog.getByRole('spinbutton', { name: 'Fator sobre o custo' })
    return { unmount, dialog, factor, name: dialog.getByRole('textbox', { name: 'Nome' }) }
  }
  const first = await openNew()
  await first.name.fill('Atacado Norte')
  await first.dialog.getByRole('switch').click()
  await first.factor.fill('2')
  await expect.element(first.dialog.getByText(/^custo 100,00 → 199,90/)).toBeVisible()
  await first.unmount()
  const { dialog, name, factor, unmount } = await openNew()
  await expect.element(dialog).toHaveTextContent('Recuperamos alterações')
  await expect.element(name).toHaveValue('Atacado Norte')
  await expect.element(factor).toHaveValue('2')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await unmount()
  await expect.element((await openNew()).name).toHaveValue('')
})

test('[AUTH-04] [SUP-25] the typed rule of a category is restored after the session ended', async () => {
  const openRule = async () => {
    const { unmount, dialog } = await open()
    await page.getByRole('button', { name: 'Regras por categoria' }).click()
    await dialog.getByRole('button', { name: 'Editar a regra de Perfumes' }).click()
    return { unmount, factor: dialog.getByRole('spinbutton', { name: 'Fator sobre o custo' }) }
  }
  const first = await openRule()
  await first.factor.fill('2,5')
  await first.unmount()
  await expect.element((await openRule()).factor).toHaveValue('2,5')
})
