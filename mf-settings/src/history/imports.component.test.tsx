import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { HistoryPage } from './HistoryPage'
import { recordedChange } from './test-support'

const imported = (id: string, figures: object = {}, values: object = {}) =>
  recordedChange(id, {
    kind: 'import',
    arguments: {
      ...{ source: 'csv', file_name: `${id}.csv`, status: 'done', rejected: 0, imported: 10, updated: 0, errors: 0 },
      ...{ duplicates: 0, conflicts: 0, removed: 0, undo_started_at: null },
      ...figures,
    },
    ...{ object_count: 10, restored_count: 0, remaining_count: 10, ...values },
  })

const answerList = (imports: object[]) => api.answer('rpc/list_changes', imports)
const open = (isFaulty = false) =>
  renderPage(<HistoryPage />, { at: `/admin/historico?aba=desfazer&area=produtos${isFaulty ? '&erros=sim' : ''}` })

test('[IMP-16] each import shows its list, results, user and time', async () => {
  answerList([
    imported('setembro', { rejected: 1, imported: 8, duplicates: 2, errors: 1 }),
    imported('colado', { source: 'text', file_name: null, status: 'running', imported: 3 }, { remaining_count: 0 }),
    imported('parada', { status: 'interrupted', imported: 5 }, { created_by_name: null }),
    imported('cancelada', { status: 'cancelled', imported: 1, updated: 2, conflicts: 1 }, { created_by_email: null }),
    imported('meia', { undo_started_at: '2026-11-21T13:00:00Z', removed: 4 }),
    imported('resto', { removed: 4 }, { undone_at: '2026-11-21T14:00:00Z', remaining_count: 2 }),
    imported('desfeita', { removed: 9 }, { undone_at: '2026-11-21T14:00:00Z', restored_count: 1, remaining_count: 0 }),
  ])
  const view = await open()
  const items = view.getByRole('list', { name: 'Desfazer' }).getByRole('listitem')
  await expect.element(items).toHaveLength(7)
  const texts = items.elements().map((item) => item.textContent)
  expect(texts[0]).toContain('setembro.csv8 importados, 2 duplicados ignorados, 2 erros')
  expect(texts[0]).toMatch(/21\/11\/2026.*Ana/)
  expect(texts[1]).toContain('Texto colado · Em andamento3 importados')
  expect(texts[2]).toContain('parada.csv · Interrompida')
  expect(texts[2]).toContain('ana@loja.test')
  expect(texts[3]).toContain('cancelada.csv · Cancelada1 importado, 2 atualizados')
  expect(texts[3]).toContain('1 alterado em outra sessão')
  expect(texts[3]).toContain('conta excluída')
  expect(texts[4]).toContain('Continuar a desfazer')
  expect(texts[5]).toMatch(/Desfeita: 4 excluídos.*Desfazer o restante/)
  expect(texts[6]).toContain('Desfeita: 9 excluídos, 1 restaurado')
  await expect
    .element(view.getByRole('button', { name: /^(Desfazer importação|Desfazer o restante|Continuar a desfazer): / }))
    .toHaveLength(5)
  await expect.element(view.getByRole('button', { name: /^Baixar erros/ })).toHaveLength(1)
})

test('[TODO-03] the address of the dashboard begins with the imports that have errors, and another click shows all', async () => {
  answerList([imported('falha', { errors: 1 })])
  const view = await open(true)
  await expect.element(view.getByText('falha.csv')).toBeVisible()
  expect(new Set(api.queries('rpc/list_changes'))).toEqual(
    new Set(['?p_area=products&p_faulty=true&page_size=20&page_offset=0']),
  )
  answerList([])
  const filter = view.getByRole('checkbox', { name: 'Só importações com erros nos últimos 7 dias' })
  await filter.click()
  await expect.element(view.getByText('Nenhuma alteração', { exact: true })).toBeVisible()
  await expect.element(filter).toHaveFocus()
  expect(api.queries('rpc/list_changes').at(-1)).toBe('?p_area=products&page_size=20&page_offset=0')
})

test('[IMP-16] an undo asks only about changed products, completes, lists the products left in place and refuses a repeat', async () => {
  answerList([imported('setembro'), imported('outubro', { updated: 1 })])
  const view = await open()
  const undo = (name: string) => view.getByRole('button', { name: `Desfazer importação: ${name}.csv` }).click()
  const answer = (remaining: number, left_count: number, skipped: object[]) => [
    { restored: 6, skipped, adjusted: [], import: { removed: 6, restored: 0, remaining, left_count } },
  ]
  const leftInPlace = [
    { id: 'a', name: 'Colônia', reason: 'changed' },
    { id: 'b', name: 'Creme', reason: 'sold' },
    { id: 'c', name: 'Batom', reason: 'refused' },
  ]
  let asked = 0
  api.answer('rpc/undo_change', () => {
    asked += 1
    return Response.json(asked === 1 ? answer(6, 0, []) : answer(0, 4, leftInPlace))
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
  api.answer('rpc/undo_change', () =>
    Response.json({ code: 'P0001', details: 'change_undone', message: 'undone already' }, { status: 400 }),
  )
  await undo('outubro')
  await expect
    .element(
      view.getByText(
        '1 produto que esta importação alterou volta ao que era. 10 produtos que ela criou vão para a Lixeira. O que foi alterado ou vendido depois fica como está e será listado.',
      ),
    )
    .toBeVisible()
  await view.getByRole('button', { name: 'Desfazer importação', exact: true }).last().click()
  await expect.element(view.getByText('Esta importação já foi desfeita, ou ainda está em andamento.')).toBeVisible()
})
