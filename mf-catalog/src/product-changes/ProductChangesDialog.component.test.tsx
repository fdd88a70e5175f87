import { api, renderPage } from '@loja/component-testing'
import { expect, test, vi } from 'vitest'
import { ProductChangesDialog } from './ProductChangesDialog'

const change = (id: string, values: object) => ({
  id,
  created_at: '2026-11-21T12:00:00Z',
  created_by_name: 'Ana',
  created_by_email: 'ana@loja.test',
  product_count: 5,
  first_names: ['Colônia', 'Creme', 'Batom'],
  restored_count: null,
  undone_at: null,
  ...values,
})
const CHANGES = [
  change('1', { kind: 'discount', arguments: { kind: 'percentage', value: 12.5 } }),
  change('2', { kind: 'stock', arguments: { mode: 'set', quantity: 999_999 } }),
  change('3', { kind: 'category', arguments: { category_id: 'c1', category_name: 'Perfumes' } }),
  change('4', { kind: 'delete', arguments: {}, undone_at: '2026-11-21T13:00:00Z', restored_count: 4 }),
]

async function open(changes: object[]) {
  api.answer('rpc/list_product_changes', changes)
  api.answer('product_changes', () => new Response(null, { headers: { 'content-range': `*/${changes.length}` } }))
  return renderPage(<ProductChangesDialog onClose={vi.fn()} />)
}

test('[BULK-06] each change says what, which, who and when; one that was undone says so', async () => {
  const view = await open(CHANGES)
  await expect.element(view.getByText('Desconto de 12,5% em 5 produtos')).toBeVisible()
  await expect.element(view.getByText('Estoque de 5 produtos definido em Ilimitado')).toBeVisible()
  await expect.element(view.getByText('5 produtos movidos para Perfumes')).toBeVisible()
  await expect.element(view.getByText('Colônia, Creme, Batom e mais 2').first()).toBeVisible()
  await expect.element(view.getByText(/Desfeita, 4 produtos/)).toBeVisible()
  await expect.element(view.getByRole('button', { name: /^Desfazer/ })).toHaveLength(3)
})

test('none yet, and none that could be read', async () => {
  const view = await open([])
  await expect.element(view.getByText('Nenhuma alteração em massa')).toBeVisible()
  await view.unmount()
  api.fail('rpc/list_product_changes')
  const failed = await renderPage(<ProductChangesDialog onClose={vi.fn()} />)
  await expect.element(failed.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})

test('[BULK-06] an undo says what came back, what did not, and what came back with less; a second one is refused', async () => {
  const view = await open(CHANGES)
  api.answer('rpc/undo_product_change', [
    {
      restored: 3,
      skipped: [
        { id: 'a', name: 'Colônia', reason: 'changed' },
        { id: 'b', name: 'Creme', reason: 'name-taken' },
      ],
      adjusted: [{ id: 'c', name: 'Batom', reason: 'featured-full' }],
    },
  ])
  const undo = async (name: string) => {
    await view.getByRole('button', { name: `Desfazer: ${name}` }).click()
    await view.getByRole('button', { name: 'Desfazer em 5 produtos' }).click()
  }
  await undo('Desconto de 12,5% em 5 produtos')
  await expect.element(view.getByText('3 produtos restaurados. 2 produtos não voltaram:')).toBeVisible()
  await expect.element(view.getByText('Colônia: foi alterado ou vendido depois, ficou como está.')).toBeVisible()
  await expect.element(view.getByText('Creme: outro produto já usa este nome.')).toBeVisible()
  await expect.element(view.getByText(/^Batom: voltou fora dos destaques/)).toBeVisible()
  api.answer('rpc/undo_product_change', () =>
    Response.json({ code: 'P0001', details: 'change_undone', message: 'undone already' }, { status: 400 }),
  )
  await undo('5 produtos movidos para Perfumes')
  await expect.element(view.getByText('Esta alteração já foi desfeita em outra sessão.')).toBeVisible()
})
