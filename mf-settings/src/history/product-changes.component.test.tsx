import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { HistoryPage } from './HistoryPage'
import { recordedChange } from './test-support'

const ADDRESS = '/admin/historico?aba=desfazer&area=produtos'

const change = (id: string, values: object) =>
  recordedChange(id, { first_names: ['Colônia', 'Creme', 'Batom'], total: 4, ...values })
const deleted = (restored_count: number, remaining_count: number) =>
  change('4', {
    ...{ kind: 'delete', arguments: {}, undone_at: '2026-11-21T13:00:00Z', restored_count, remaining_count },
  })
const CHANGES = [
  change('1', { kind: 'discount', arguments: { discount: 'percentage', value: 12.5 } }),
  change('2', { kind: 'stock', arguments: { mode: 'set', quantity: 999_999 } }),
  change('3', { kind: 'category', arguments: { category_id: 'c1', category_name: 'Perfumes' } }),
  deleted(4, 0),
]

async function open(changes: object[]) {
  api.answer('rpc/list_changes', changes)
  return renderPage(<HistoryPage />, { at: ADDRESS })
}

test('[BULK-06] each change shows what, which products, who, when and whether it was undone', async () => {
  const view = await open(CHANGES)
  await expect.element(view.getByText('Desconto de 12,5% em 5 produtos')).toBeVisible()
  await expect.element(view.getByText('Estoque de 5 produtos definido em Ilimitado')).toBeVisible()
  await expect.element(view.getByText('5 produtos movidos para Perfumes')).toBeVisible()
  await expect.element(view.getByText('Colônia, Creme, Batom e mais 2').first()).toBeVisible()
  await expect.element(view.getByText(/Desfeita, 4 produtos/)).toBeVisible()
  await expect.element(view.getByRole('button', { name: /^Desfazer/ })).toHaveLength(3)
})

test('[BULK-06] an undo reports restored, skipped and adjusted products, and refuses a repeat', async () => {
  const view = await open(CHANGES)
  api.answer('rpc/undo_change', [
    {
      restored: 3,
      skipped: [
        { id: 'a', name: 'Colônia', reason: 'changed' },
        { id: 'b', name: 'Creme', reason: 'name-taken' },
      ],
      adjusted: [{ id: 'c', name: 'Batom', reason: 'featured-full' }],
    },
  ])
  const undo = (name: string) => view.getByRole('button', { name: `Desfazer: ${name}` }).click()
  await undo('Desconto de 12,5% em 5 produtos')
  await expect.element(view.getByText('3 produtos restaurados. 2 produtos não voltaram:')).toBeVisible()
  await expect.element(view.getByText('Colônia: foi alterado ou vendido depois, ficou como está.')).toBeVisible()
  await expect.element(view.getByText('Creme: outro produto já usa este nome.')).toBeVisible()
  await expect.element(view.getByText(/^Batom: voltou fora dos destaques/)).toBeVisible()
  api.answer('rpc/undo_change', () =>
    Response.json({ code: 'P0001', details: 'change_undone', message: 'undone already' }, { status: 400 }),
  )
  await undo('5 produtos movidos para Perfumes')
  await expect.element(view.getByText('Esta alteração já foi desfeita.')).toBeVisible()
})

test('[BULK-06] an undo without an answer in time may still be running, and its list is read again', async () => {
  const view = await open(CHANGES)
  api.breakOff('rpc/undo_change')
  const reads = api.count('rpc/list_changes')
  await view.getByRole('button', { name: 'Desfazer: 5 produtos movidos para Perfumes' }).click()
  const text = 'Pode ainda estar em andamento: confira em Histórico. Nada é desfeito duas vezes.'
  await expect.element(view.getByText(text)).toBeVisible()
  await expect.poll(() => api.count('rpc/list_changes')).toBeGreaterThan(reads)
})

test('[BULK-06] skipped products are restored later, one by one, renamed or all together', async () => {
  const view = await open([deleted(2, 3)])
  await expect.element(view.getByText(/^Desfeita em parte, 2 de 5 produtos/)).toBeVisible()
  const asked: unknown[] = []
  const taken = (id: string, name: string) => ({ id, name, reason: 'name-taken', free_name: `${name} (2)` })
  const answer = (...answers: object[]) =>
    api.answer('rpc/undo_change', async (request: Request) => {
      asked.push(await request.json())
      return Response.json([{ restored: 0, skipped: [], adjusted: [], ...answers.shift() }])
    })
  answer({ skipped: [taken('a', 'Colônia'), taken('b', 'Creme'), { id: 'c', name: 'Batom', reason: 'deleted' }] })
  await view.getByRole('button', { name: 'Desfazer o restante: 5 produtos excluídos' }).click()
  await expect.element(view.getByText('0 produtos restaurados. 3 produtos não voltaram:')).toBeVisible()
  await expect
    .element(view.getByText('O que não voltou continua guardado por 30 dias, contados da alteração.'))
    .toBeVisible()

  answer({ skipped: [taken('b', 'Creme')] }, { restored: 1 }, { restored: 1 }, { restored: 1 })
  await view.getByRole('button', { name: 'Restaurar com outro nome: Creme' }).click()
  const name = view.getByRole('textbox', { name: 'Novo nome de Creme' })
  await expect.element(name).toHaveValue('Creme (2)')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByText('Outro produto já usa este nome.', { exact: true })).toBeVisible()
  await name.fill('Creme de rosas')
  await expect.element(view.getByText('Outro produto já usa este nome.', { exact: true })).not.toBeInTheDocument()
  await view.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await expect.element(view.getByText('1 produto restaurado. 2 produtos não voltaram:')).toBeVisible()
  await view.getByRole('button', { name: 'Tentar novamente: Batom' }).click()
  await expect.element(view.getByText('2 produtos restaurados. 1 produto não voltou:')).toBeVisible()
  expect(asked).toEqual([
    { change_id: '4' },
    { change_id: '4', names: { b: 'Creme (2)' } },
    { change_id: '4', names: { b: 'Creme de rosas' } },
    { change_id: '4', names: { c: null } },
  ])
})

test('[BULK-06] several products with taken names are restored together under free names', async () => {
  const view = await open([change('4', { kind: 'delete', arguments: {} })])
  const bodies: unknown[] = []
  const skipped = ['Colônia', 'Creme'].map((name) => ({
    id: name,
    name,
    reason: 'name-taken',
    free_name: `${name} (2)`,
  }))
  api.answer('rpc/undo_change', async (request: Request) => {
    bodies.push(await request.json())
    return Response.json([{ restored: 2, skipped: bodies.length === 1 ? skipped : [], adjusted: [] }])
  })
  await view.getByRole('button', { name: 'Desfazer: 5 produtos excluídos' }).click()
  await view.getByRole('button', { name: 'Restaurar 2 produtos com outro nome' }).click()
  await expect.element(view.getByText('4 produtos restaurados.')).toBeVisible()
  expect(bodies[1]).toEqual({ change_id: '4', names: { Colônia: 'Colônia (2)', Creme: 'Creme (2)' } })
})
