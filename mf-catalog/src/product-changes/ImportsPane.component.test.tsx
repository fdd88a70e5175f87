import { api, renderPage } from '@loja/component-testing'
import { expect, test, vi } from 'vitest'
import { importRow } from '../testing/import-row'
import { ProductChangesDialog } from './ProductChangesDialog'

const imported = (id: string, values: object = {}) => importRow({ id, file_name: `${id}.csv`, ...values })

function answerList(imports: object[]) {
  api.answer('rpc/list_changes', [])
  api.answer('rpc/list_product_imports', imports)
  api.answer('rpc/count_product_imports', () => Response.json(imports.length))
}

async function openImports() {
  const view = await renderPage(<ProductChangesDialog faultyImports={false} onClose={vi.fn()} />)
  await view.getByRole('tab', { name: 'Importações' }).click()
  return view
}

test('[IMP-16] each import shows its list, results, user and time', async () => {
  answerList([
    imported('setembro', { analysed: 12, rejected: 1, total: 10, imported: 8, duplicates: 1, errors: 1 }),
    imported('colado', { source: 'text', file_name: null, status: 'running', is_undoable: false, imported: 3 }),
    imported('parada', { status: 'interrupted', imported: 5, created_by_name: null }),
    imported('cancelada', { status: 'cancelled', imported: 1, updated: 2, conflicts: 1, created_by_email: null }),
    imported('json', { source: 'json', file_name: null, is_undoable: false, imported: 2 }),
    imported('meia', { undo_started_at: '2026-11-21T13:00:00Z', removed_count: 4 }),
    imported('resto', { undone_at: '2026-11-21T14:00:00Z', removed_count: 4, left_count: 2 }),
    imported('desfeita', {
      is_undoable: false,
      undone_at: '2026-11-21T14:00:00Z',
      removed_count: 9,
      restored_count: 1,
    }),
  ])
  const view = await openImports()
  const items = view.getByRole('list', { name: 'Importações' }).getByRole('listitem')
  await expect.element(items).toHaveLength(8)
  const texts = items.elements().map((item) => item.textContent)
  expect(texts[0]).toContain('setembro.csv8 importados, 2 duplicados ignorados, 2 erros')
  expect(texts[0]).toMatch(/21\/11\/2026.*Ana/)
  expect(texts[1]).toContain('Texto colado · Em andamento3 importados')
  expect(texts[2]).toContain('parada.csv · Interrompida')
  expect(texts[2]).toContain('ana@loja.test')
  expect(texts[3]).toContain('cancelada.csv · Cancelada1 importado, 2 atualizados')
  expect(texts[3]).toContain('1 alterado em outra sessão')
  expect(texts[3]).toContain('conta excluída')
  expect(texts[4]).toContain('Texto colado2 importados')
  expect(texts[5]).toContain('Continuar a desfazer')
  expect(texts[6]).toMatch(/Desfeita: 4 excluídos.*Desfazer o restante/)
  expect(texts[7]).toContain('Desfeita: 9 excluídos, 1 restaurado')
  await expect
    .element(view.getByRole('button', { name: /^(Desfazer importação|Desfazer o restante|Continuar a desfazer): / }))
    .toHaveLength(5)
  await expect.element(view.getByRole('button', { name: /^Baixar erros/ })).toHaveLength(1)
})

test('[TODO-03] the address of the dashboard begins with the imports that have errors, and another click shows all', async () => {
  answerList([imported('falha', { errors: 1 })])
  const view = await renderPage(<ProductChangesDialog faultyImports onClose={vi.fn()} />)
  await expect.element(view.getByText('falha.csv')).toBeVisible()
  expect(new Set(api.queries('rpc/list_product_imports'))).toEqual(new Set(['?page_size=20&page_offset=0&faulty=true']))
  answerList([])
  const filter = view.getByRole('checkbox', { name: 'Só as que tiveram erros nos últimos 7 dias' })
  await filter.click()
  await expect.element(view.getByText('Nenhuma importação', { exact: true })).toBeVisible()
  await expect.element(filter).toHaveFocus()
  expect(api.queries('rpc/list_product_imports').at(-1)).toBe('?page_size=20&page_offset=0&faulty=false')
})

test('[IMP-16] an undo completes, lists the products left in place and refuses a repeat', async () => {
  answerList([imported('setembro'), imported('outubro')])
  const view = await openImports()
  const undo = async (name: string) => {
    await view.getByRole('button', { name: `Desfazer importação: ${name}.csv` }).click()
    await expect.element(view.getByText(/^10 produtos que esta importação criou saem da loja\./)).toBeVisible()
    await view.getByRole('button', { name: 'Desfazer importação', exact: true }).last().click()
  }
  const step = { removed: 4, restored: 0, remaining: 6, left_count: 0, left_in_place: [] }
  const leftInPlace = [
    { id: 'a', name: 'Colônia', reason: 'changed' },
    { id: 'b', name: 'Creme', reason: 'sold' },
    { id: 'c', name: 'Batom', reason: 'refused' },
  ]
  let asked = 0
  api.answer('rpc/undo_product_import', () => {
    asked += 1
    return Response.json([
      asked === 1 ? step : { ...step, removed: 6, remaining: 0, left_count: 4, left_in_place: leftInPlace },
    ])
  })
  await undo('setembro')
  await expect.element(view.getByText('6 produtos excluídos. 4 produtos ficaram:')).toBeVisible()
  await expect.element(view.getByText('Colônia: foi alterado depois, ficou como está.')).toBeVisible()
  await expect.element(view.getByText('Creme: já foi vendido, ficou na loja.')).toBeVisible()
  await expect
    .element(view.getByText('Batom: os valores de antes não são mais possíveis, ficou como está.'))
    .toBeVisible()
  await expect.element(view.getByText('e mais 1')).toBeVisible()
  expect(asked).toBe(2)
  api.answer('rpc/undo_product_import', () =>
    Response.json({ code: 'P0001', details: 'import_undone', message: 'undone already' }, { status: 400 }),
  )
  await undo('outubro')
  await expect
    .element(view.getByText('Esta importação já foi desfeita em outra sessão, ou ainda está em andamento.'))
    .toBeVisible()
})

test('the pane shows that there are no imports, or that they cannot be read', async () => {
  answerList([])
  const view = await openImports()
  await expect.element(view.getByText('Nenhuma importação')).toBeVisible()
  await view.unmount()
  api.fail('rpc/list_product_imports')
  const failed = await openImports()
  await expect.element(failed.getByText('Não foi possível carregar os dados.').first()).toBeVisible()
  api.answer('rpc/list_product_imports', [imported('setembro')])
  await failed.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(failed.getByText('setembro.csv')).toBeVisible()
})
