import { api, notices } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SET, saved, stored } from '../tracking-code/test-support'
import { ORDER_ID, openTracking, SHIPMENT_ID } from './test-support'

const SHIPMENT = 'rest/v1/tracking_shipments'
const SAVE = 'rpc/save_tracking_event'
const DELETE = 'rpc/delete_tracking_event'
const EVENT = {
  id: '33333333-3333-4333-8333-333333333333',
  status: 'postado',
  occurred_at: '2026-03-05T15:06:30+00:00',
  created_at: '2026-03-05T15:07:00+00:00',
  location: 'Natal/RN',
  description: 'Objeto postado',
  version: 3,
}
const ORDER = {
  id: ORDER_ID,
  order_number: 'LJ-2026-000417',
  status: 'processando',
  total: 10,
  shipping_address: { name: 'Ana Souza', phone: '(11) 98765-4321' },
  order_items: [],
}

function shipment(change: object = {}) {
  const row = { id: SHIPMENT_ID, carrier: 'Correios', tracking_code: 'AA123456785BR', state: 'postado' }
  return [{ ...row, created_at: EVENT.created_at, orders: ORDER, tracking_events: [EVENT], ...change }]
}

async function open(change: object = {}) {
  api.answer(SHIPMENT, shipment(change))
  api.answer('rpc/settings_for_admin', [])
  api.answer('rpc/list_order_messages', [])
  const view = await openTracking(`/${SHIPMENT_ID}?estado=postado`)
  const dialog = view.getByRole('dialog')
  const section = (name: string) => dialog.getByRole('region', { name })
  await expect.element(section('Linha do tempo')).toBeVisible()
  return { ...view, dialog, section, events: section('Linha do tempo').getByRole('listitem') }
}

const alert = () => page.getByRole('alert').filter({ hasText: 'Erro' })

test('[TRK-02] a shipment at its address shows events, newest first, and a message', async () => {
  const { dialog, section, events, address } = await open({
    tracking_events: [
      EVENT,
      { ...EVENT, id: 'e2', status: 'em_transito', occurred_at: '2026-03-06T15:06:00+00:00', location: null },
    ],
  })
  await expect.element(dialog).toHaveTextContent('Envio do pedido LJ-2026-000417')
  expect(events.elements().map((event) => event.textContent)).toEqual([
    'Em trânsito06/03/2026, 12:06Objeto postado',
    'Postado05/03/2026, 12:06Objeto postado · Natal/RN',
  ])
  const text = 'Olá, Ana! Seu pedido LJ-2026-000417 da Loja foi enviado.'
  await expect.element(section('Mensagem para o cliente')).toHaveTextContent(text)
  const link = section('Mensagem para o cliente').getByRole('link', { name: 'Abrir no WhatsApp' }).element()
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`https://wa.me/5511987654321?text=${text}`)
  const close = dialog.getByRole('button', { name: 'Fechar' }).last()
  // All dialogs that save at once look alike.
  await expect.element(close).toHaveClass('ant-btn-primary')
  await close.click()
  expect(address()).toBe('/admin/tracking?estado=postado')
})

test('[TRK-02] a missing shipment shows a message with a link back', async () => {
  api.answer(SHIPMENT, [])
  for (const id of [SHIPMENT_ID, 'nada']) {
    const { getByRole, address } = await openTracking(`/${id}?estado=postado`)
    await expect.element(getByRole('dialog')).toHaveTextContent('Envio não encontrado')
    await getByRole('button', { name: 'Voltar aos envios' }).click()
    expect(address()).toBe('/admin/tracking?estado=postado')
  }
})

test('[TRK-02] a new event suggests the next state, and invalid input is not sent', async () => {
  const { dialog, section } = await open()
  await section('Linha do tempo').getByRole('button', { name: 'Adicionar evento' }).click()
  const at = dialog.getByRole('textbox', { name: 'Data e hora' })
  for (const [typed, told] of [
    ['ontem', 'Informe data e hora'],
    ['01/01/2990 10:00', 'Esta data ainda não chegou.'],
  ] as const) {
    await at.fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('alert').filter({ hasText: told })).toBeVisible()
  }
  expect(api.count(SAVE)).toBe(0)
  await at.fill('06/03/2026 10:30')
  await dialog.getByRole('textbox', { name: 'Local' }).fill('Recife/PE')
  api.answer(SAVE, [{ result: 'saved', version: 1, is_newest: true }])
  await dialog.getByRole('button', { name: 'Salvar evento' }).click()
  await expect.element(section('Linha do tempo').getByRole('button', { name: 'Adicionar evento' })).toHaveFocus()
  expect(notices().elements()).toEqual([])
  const [sent] = await api.bodies<{ event_id: string }>(SAVE)
  expect(sent).toEqual({
    event_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    shipment_id: SHIPMENT_ID,
    status: 'em_transito',
    occurred_at: '2026-03-06T13:30:00.000Z',
    location: 'Recife/PE',
    description: '',
  })
})

test('[SHIP-02] the code of the shipment is changed in the panel of orders', async () => {
  const { dialog } = await open()
  api.answer('rest/v1/orders', [stored({ id: ORDER_ID })])
  api.answer(SET, saved())
  await dialog.getByRole('button', { name: 'Alterar código' }).click()
  const panel = page.getByRole('dialog', { name: 'Código do pedido LJ-2026-000417' })
  await panel.getByRole('textbox', { name: 'Código de rastreamento' }).fill('PN123456785BR')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText(/salvo: PN123456785BR \(Correios\)\./)).toBeVisible()
  expect(await api.bodies(SET)).toEqual([
    expect.objectContaining({ shipment_id: SHIPMENT_ID, order_id: ORDER_ID, seen_code: 'AA123456785BR' }),
  ])
})

test('[TRK-02] [ERR-01] a new event stays typed after a lost answer, and is repeated under the same id', async () => {
  const { dialog, section } = await open()
  await section('Linha do tempo').getByRole('button', { name: 'Adicionar evento' }).click()
  const place = dialog.getByRole('textbox', { name: 'Local' })
  await place.fill('Recife/PE')
  const save = dialog.getByRole('button', { name: 'Salvar evento' })
  api.breakOff(SAVE)
  await save.click()
  await expect.element(alert().filter({ hasText: 'Erro ao salvar o evento: sem resposta do servidor' })).toBeVisible()
  await expect.element(place).toHaveValue('Recife/PE')
  api.answer(SAVE, [{ result: 'saved', version: 1, is_newest: true }])
  await save.click()
  await expect.element(save).not.toBeInTheDocument()
  const ids = (await api.bodies<{ event_id: string }>(SAVE)).map(({ event_id }) => event_id)
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})

test('[TRK-02] an event changed in another session is shown, and replaced by the next save', async () => {
  const { dialog } = await open()
  await dialog.getByRole('button', { name: 'Editar Postado, 05/03/2026, 12:06' }).click()
  await dialog.getByRole('textbox', { name: 'Local' }).fill('Olinda/PE')
  api.answer(SAVE, [{ result: 'conflict', version: 4, is_newest: true }])
  api.answer(SHIPMENT, shipment({ tracking_events: [{ ...EVENT, location: 'Caruaru/PE', version: 4 }] }))
  const save = dialog.getByRole('button', { name: 'Salvar evento' })
  await save.click()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Agora está: Postado, 05/03/2026, 12:06, Caruaru/PE')
  await expect.element(dialog.getByRole('textbox', { name: 'Local' })).toHaveValue('Olinda/PE')
  api.answer(SAVE, [{ result: 'saved', version: 5, is_newest: true }])
  await save.click()
  await expect.element(save).not.toBeInTheDocument()
  const sent = await api.bodies<{ seen: number; occurred_at: string }>(SAVE)
  expect(sent.map(({ seen }) => seen)).toEqual([3, 4])
  expect(sent[0]?.occurred_at).toBe(EVENT.occurred_at)
})

test('[TRK-02] an event is removed after a question, unless it has changed', async () => {
  const { dialog, events } = await open()
  const remove = async () => {
    await dialog.getByRole('button', { name: 'Excluir Postado, 05/03/2026, 12:06' }).click()
    await page.getByRole('dialog').last().getByRole('button', { name: 'Excluir evento' }).click()
  }
  api.answer(DELETE, () => Response.json('conflict'))
  await remove()
  await expect.element(alert()).toHaveTextContent('outra pessoa o alterou')
  await expect.element(events).toHaveLength(1)
  api.answer(DELETE, () => Response.json('deleted'))
  api.answer(SHIPMENT, shipment({ tracking_events: [], state: 'aguardando' }))
  await remove()
  await expect.element(dialog.getByText('Nenhum evento ainda.')).toBeVisible()
  expect((await api.bodies(DELETE))[1]).toEqual({ event_id: EVENT.id, seen: 3 })
  expect(document.activeElement).not.toBe(document.body)
})

test('[TRK-02] a declined offer writes nothing', async () => {
  const { dialog } = await open({ state: 'entregue', orders: { ...ORDER, status: 'enviado' } })
  await expect.element(dialog.getByText(/Alterar para Entregue\?/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Agora não' }).click()
  await expect.element(dialog.getByText(/Alterar para/)).not.toBeInTheDocument()
  expect(api.count('rpc/set_order_status')).toBe(0)
  expect(dialog.element().contains(document.activeElement)).toBe(true)
})

test('[AUTH-04] the text of a new event is restored with its id after the session ended, until it is cancelled', async () => {
  const openForm = async () => {
    const { section, unmount } = await open()
    const timeline = section('Linha do tempo')
    await timeline.getByRole('button', { name: 'Adicionar evento' }).click()
    const button = (name: string) => timeline.getByRole('button', { name })
    return { timeline, unmount, button, place: timeline.getByRole('textbox', { name: 'Local' }) }
  }
  const first = await openForm()
  await first.place.fill('Natal/RN')
  api.breakOff(SAVE)
  await first.button('Salvar evento').click()
  await expect.element(alert()).toBeVisible()
  await first.unmount()
  const second = await openForm()
  await expect.element(second.place).toHaveValue('Natal/RN')
  await expect.element(second.timeline).toHaveTextContent('Recuperamos alterações')
  await second.button('Salvar evento').click()
  await expect.poll(() => api.count(SAVE)).toBe(2)
  const [sent, again] = await api.bodies(SAVE)
  expect(again).toEqual(sent)
  await second.button('Cancelar').click()
  await second.button('Adicionar evento').click()
  await expect.element(second.place).toHaveValue('')
})
