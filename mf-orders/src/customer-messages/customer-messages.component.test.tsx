import { api, closeNotices, notices, renderPage } from '@loja/component-testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CustomerMessages } from './CustomerMessages'
import type { MessageOrder } from './use-order-message'

const RECORD = 'rpc/record_order_message'
const LIST = 'rpc/list_order_messages'

const ORDER: MessageOrder = {
  id: '11111111-1111-4111-8111-111111111111',
  orderNumber: 'LJ-2026-000417',
  status: 'enviado',
  total: 379.8,
  shipping: {
    name: 'Ana Souza',
    phone: '(11) 98765-4321',
    ...{ email: null, document: null, paymentMethod: null, address: null, shippingMethod: null, notes: null },
  },
  items: [{ productName: 'Asad', quantity: 1, priceBrl: 379.8, totalBrl: 379.8 }],
  trackingCodes: [{ code: 'AA123456785BR', carrier: 'Correios' }],
}

beforeEach(() => {
  api.settings({
    ...{
      message_enviado: 'Oi {nome}! 🎁\nCódigo: {codigo}',
      message_entregue: 'Chegou, {nome}?',
      message_cancelado: '',
    },
  })
  api.answer(LIST, [])
  api.answer(RECORD, () => Response.json(true))
  // The test page would open WhatsApp in another tab.
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  onTestFinished(() => document.removeEventListener('click', stay))
})

async function open(order: MessageOrder = ORDER) {
  const view = await renderPage(<CustomerMessages order={order} first="enviado" />)
  const link = view.getByRole('link', { name: 'Abrir no WhatsApp' })
  const sent = () => decodeURIComponent(link.element().getAttribute('href') ?? '')
  return { ...view, link, sent }
}

test('[MSG-02] another message can be chosen, also an empty one', async () => {
  const { link, sent, container, getByRole } = await open()
  await expect.element(link).toBeVisible()
  const choose = async (keys: string) => {
    ;(getByRole('combobox', { name: 'Mensagem' }).element() as HTMLElement).focus()
    await userEvent.keyboard(`{Enter}${keys}{Enter}`)
  }
  await choose('{ArrowDown}')
  await expect.poll(sent).toBe('https://wa.me/5511987654321?text=Chegou, Ana?')
  await choose('{ArrowDown}')
  await expect.poll(sent).toBe('https://wa.me/5511987654321')
  await expect.element(container).toHaveTextContent('Sem texto: a conversa abre em branco.')
  await link.click()
  await expect
    .poll(() => api.bodies(RECORD))
    .toEqual([{ order_id: '11111111-1111-4111-8111-111111111111', kind: 'cancelado' }])
})

test('[MSG-03] opening is recorded once while it is in flight, and listed', async () => {
  const release = api.hold(RECORD, true as unknown as object)
  const { link, getByRole } = await open()
  await link.click()
  await link.click()
  const openedAt = new Date(Date.now() - 5 * 60_000).toISOString()
  api.answer(LIST, [{ id: 'm1', kind: 'enviado', opened_at: openedAt, opened_by_name: 'Marina' }])
  release()
  await expect.element(getByRole('listitem')).toHaveTextContent('WhatsApp aberto por Marina há 5 minutos: Enviado')
  expect(api.count(RECORD)).toBe(1)
})

test.each([
  ['a lost response', () => api.breakOff(RECORD), 'não foi registrada no pedido. Sem resposta do servidor: ela ainda'],
  ['a deleted order', () => api.answer(RECORD, () => Response.json(false)), 'o pedido não existe mais.'],
])('[MSG-03] %s is reported and leaves the link', async (_, fault, text) => {
  fault()
  const { link, sent } = await open()
  await link.click()
  await expect.element(notices()).toHaveTextContent(text)
  expect(sent()).toContain('https://wa.me/5511987654321?text=Oi Ana!')
  await closeNotices()
})

test('[MSG-02] without a usable phone there is no link', async () => {
  const { getByText, link } = await open({ ...ORDER, shipping: { ...ORDER.shipping, phone: 'ramal 12' } })
  await expect.element(getByText('O pedido não tem um telefone que sirva para o WhatsApp.')).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})
