import { api } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerNotes, heldNotes, holdNotes, NOTES, note, openHistory, reopenHistory } from './test-support'

const events = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `e${n}`,
    kind: 'tracking',
    happened_at: new Date(Date.UTC(2026, 1, 20) - n * 3_600_000).toISOString(),
    actor_name: null,
    details: { status: 'em_transito', description: `Parada ${n + 1}`, location: null },
  }))

beforeEach(() => holdNotes([]))

test('[TIME-01] entries are grouped by day with time, person and sentence, newest first', async () => {
  holdNotes(
    [note(1)],
    [
      ...events(1),
      {
        id: 'm',
        kind: 'message',
        happened_at: '2026-02-01T15:00:00Z',
        actor_name: 'Bia',
        details: { kind: 'enviado' },
      },
      { id: 'c', kind: 'created', happened_at: '2026-01-31T15:00:00Z', actor_name: null, details: {} },
    ],
  )
  const { entries, getByRole } = await openHistory()
  await expect.element(entries).toHaveLength(4)
  expect(entries.elements().map(({ textContent }) => textContent)).toEqual([
    '12:01AnaNota 1',
    '21:00Rastreamento: Em trânsito · Parada 1',
    '12:00BiaAbriu no WhatsApp a mensagem “Enviado”',
    '12:00Pedido recebido',
  ])
  expect(
    getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['5 de março de 2026', '19 de fevereiro de 2026', '1 de fevereiro de 2026', '31 de janeiro de 2026'])
})

test('[TIME-01] a recorded write shows values, and a bulk change links to the recorded changes', async () => {
  const details = {
    ...{ relation: 'orders', operation: 'update', row_count: 1, by: null },
    ...{ changes: { status: ['pendente', 'enviado'] }, cause: null, details: null, record_id: null },
  }
  const activity = (id: string, values: object) => ({
    ...{ id, kind: 'activity', happened_at: '2026-02-01T15:00:00Z', actor_name: null },
    details: { ...details, ...values },
  })
  holdNotes(
    [],
    [
      { ...activity('1', {}), actor_name: 'Bia' },
      activity('2', { row_count: 3, cause: 'status', details: { status: 'enviado' }, record_id: 'c1', by: 'shop' }),
    ],
  )
  const { entries, getByRole } = await openHistory()
  await expect.element(entries.first()).toHaveTextContent('12:00BiaAlterou o pedidoStatus: Pendente → Enviado')
  await expect
    .element(getByRole('listitem').filter({ hasText: 'Loja virtual' }))
    .toHaveTextContent('Mudou o status (3 pedidos) · Ver em DesfazerEnviado')
  await expect
    .element(getByRole('link', { name: 'Ver em Desfazer' }))
    .toHaveAttribute('href', '/admin/historico?aba=desfazer&area=pedidos')
})

test('[TIME-01] 30 entries are shown, the rest on request', async () => {
  holdNotes([], events(35))
  const { entries, getByRole } = await openHistory()
  await expect.element(entries).toHaveLength(30)
  await getByRole('button', { name: 'Mostrar mais' }).click()
  await expect.element(entries).toHaveLength(35)
  await expect.element(getByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument()
})

test('[TIME-01] the notes can be shown without the rest', async () => {
  holdNotes([note(1)], events(2))
  const { entries, getByRole } = await openHistory()
  await expect.element(entries).toHaveLength(3)
  await getByRole('checkbox', { name: 'Só notas' }).click()
  await expect.element(entries).toHaveLength(1)
})

test('[NOTE-03] characters are counted from 1,800, and 2,001 are refused', async () => {
  const { field, save, getByText } = await openHistory()
  await field.fill('x'.repeat(1799))
  await expect.element(getByText(/de 2\.000 caracteres/)).not.toBeInTheDocument()
  await field.fill('x'.repeat(1800))
  await expect.element(getByText('1.800 de 2.000 caracteres')).toBeVisible()
  await field.fill('x'.repeat(2001))
  await expect.element(getByText('2.001 de 2.000 caracteres')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await field.fill('x'.repeat(2000))
  await save.click()
  await expect.poll(() => heldNotes().map(({ body }) => body.length)).toEqual([2000])
  await expect.element(field).toHaveFocus()
})

test('[NOTE-03] a typed note outlives the closed fold, and leaving asks', async () => {
  const { field, router, question, getByRole } = await openHistory()
  await field.fill('Ligar antes')
  const toggle = getByRole('button', { name: 'Histórico e notas' })
  await toggle.click()
  await expect.element(field).not.toBeInTheDocument()
  await toggle.click()
  await expect.element(field).toHaveValue('Ligar antes')
  await router.navigate('/other')
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect.element(field).toHaveValue('Ligar antes')
})

test('[AUTH-04] [NOTE-03] a typed note is restored after the session ended, until it is saved', async () => {
  const { field, unmount } = await openHistory()
  await field.fill('Ligar antes')
  await unmount()
  const second = await reopenHistory()
  await expect.element(second.field).toHaveValue('Ligar antes')
  await second.save.click()
  await expect.element(second.field).toHaveValue('')
  await second.unmount()
  await expect.element((await reopenHistory()).field).toHaveValue('')
})

test('[AUTH-04] [NOTE-01] a note whose response was lost is stored once after the session ended', async () => {
  const first = await openHistory()
  await first.field.fill('Ligar antes')
  api.answer(NOTES, async (request: Request) => {
    const answer = await answerNotes(request)
    return request.method === 'POST' ? Response.error() : answer
  })
  await first.save.click()
  await expect.element(page.getByText(/Não sabemos/)).toBeVisible()
  await first.unmount()
  api.answer(NOTES, answerNotes)
  const second = await reopenHistory()
  await second.save.click()
  await expect.element(second.field).toHaveValue('')
  expect(heldNotes()).toHaveLength(1)
})

test('[NOTE-03] only the own notes can be edited and deleted', async () => {
  holdNotes([note(1), note(2, { author_id: 'u2' })])
  const { entry } = await openHistory()
  await expect.element(entry('Nota 1').getByRole('button', { name: 'Editar nota' })).toBeVisible()
  await expect.element(entry('Nota 2')).toBeVisible()
  expect(entry('Nota 2').getByRole('button').query()).toBeNull()
})

test('[NOTE-03] an edited note is marked, and the focus returns to its button', async () => {
  holdNotes([note(1)])
  const { entry, getByRole } = await openHistory()
  const edit = getByRole('button', { name: 'Editar nota' })
  await edit.click()
  const text = getByRole('textbox', { name: 'Texto da nota' })
  await expect.element(text).toHaveFocus()
  await text.fill('Ligar depois')
  await getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(entry('Ligar depois')).toHaveTextContent('editada')
  await expect.element(edit).toHaveFocus()
  expect(heldNotes()).toMatchObject([{ body: 'Ligar depois', version: 2 }])
})

test('[NOTE-03] a note that another session changed is shown before it is replaced', async () => {
  holdNotes([note(1)])
  const { entry, getByRole, getByText } = await openHistory()
  await getByRole('button', { name: 'Editar nota' }).click()
  holdNotes([note(1, { body: 'Da outra aba', version: 2 })])
  await getByRole('textbox', { name: 'Texto da nota' }).fill('Ligar depois')
  await getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(getByText('Agora ela diz: “Da outra aba”')).toBeVisible()
  expect(heldNotes()).toMatchObject([{ body: 'Da outra aba' }])
  await getByRole('button', { name: 'Substituir' }).click()
  await expect.poll(heldNotes).toMatchObject([{ body: 'Ligar depois', version: 3 }])
  await expect.element(entry('Ligar depois')).toHaveTextContent('editada')
})

test('[NOTE-04] a deleted note is back after Desfazer', async () => {
  holdNotes([note(1), note(2)])
  const { entry } = await openHistory()
  await entry('Nota 1').getByRole('button', { name: 'Excluir nota' }).click()
  await expect.element(entry('Nota 1')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(entry('Nota 1')).toBeVisible()
  expect(heldNotes().map(({ id }) => id)).toContain(note(1).id)
})
