import { api, renderPage } from '@loja/component-testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { order, orderDetails } from '../orders/test-support'
import { NotifyPage } from './NotifyPage'
import { type NotifyQueue, storeQueue } from './queue'

const USER = 'u1'
const LAST = 'rpc/last_order_messages'
const RECORD = 'rpc/record_order_message'

const held = (n: number, phone: string | null = '(11) 98765-4321') => ({
  ...orderDetails(order(n, { status: 'enviado' })),
  shipping_address: { name: `Cliente ${n}`, phone },
})
const message = (n: number, id: string) => ({
  order_id: order(n).id,
  ...{ id, kind: 'enviado', opened_at: new Date().toISOString(), opened_by_name: 'Marina' },
})

function holdQueue(orders: ReturnType<typeof held>[], queue: Partial<NotifyQueue> = {}): void {
  api.answer('rpc/list_orders_to_print', () => Response.json(JSON.stringify(orders)))
  storeQueue(USER, { ids: orders.map(({ id }) => id ?? ''), before: {}, opened: [], skipped: [], ...queue })
}

beforeEach(() => {
  api.settings({ message_enviado: 'Oi {nome}' })
  api.answer('rpc/list_order_messages', [])
  api.answer(LAST, [])
  api.answer(RECORD, () => Response.json(true))
  // The test page would open WhatsApp in another tab.
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  onTestFinished(() => {
    document.removeEventListener('click', stay)
    storeQueue(USER, null)
  })
})

const open = () => renderPage(<NotifyPage />)

test('[MSG-04] fifty customers take fifty presses of Enter', async () => {
  holdQueue(Array.from({ length: 50 }, (_, index) => held(index + 1)))
  const { getByRole, getByText } = await open()
  const link = getByRole('link', { name: 'Abrir no WhatsApp' })
  for (let n = 1; n <= 50; n += 1) {
    await expect.element(getByRole('heading', { level: 2 })).toHaveTextContent(`Cliente ${n}`)
    await expect.element(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(getByText('Todos os clientes com telefone foram avisados.')).toBeVisible()
  await expect.poll(() => api.count(RECORD)).toBe(50)
})

test('[MSG-05] a queue resumes without those notified by others, and lists the customers without a telephone', async () => {
  holdQueue([held(1), held(2), held(3, null), held(4)], {
    before: { [order(4).id]: 'older' },
    opened: [order(1).id],
  })
  api.answer(LAST, [message(2, 'newer'), message(4, 'older')])
  const { getByRole, getByText } = await open()
  await expect.element(getByText('2 de 4 avisados · 1 falta · 1 sem telefone')).toBeVisible()
  await expect.element(getByRole('heading', { level: 2 })).toHaveTextContent('Cliente 4')
  const customers = getByRole('list', { name: 'Clientes desta fila' }).getByRole('listitem')
  await expect.element(customers.nth(1)).toHaveTextContent('WhatsApp aberto por Marina agora: Enviado')
  await expect.element(customers.nth(2)).toHaveTextContent('Sem telefone que sirva para o WhatsApp')
  await getByRole('button', { name: 'Pular' }).click()
  await expect.element(getByText('Só faltam os clientes pulados.')).toBeVisible()
  await getByRole('button', { name: 'Avisar os pulados' }).click()
  await expect.element(getByRole('heading', { level: 2 })).toHaveTextContent('Cliente 4')
})

test('[MSG-05] without a queue the page says how one is started', async () => {
  const { getByText } = await open()
  await expect.element(getByText('Selecione pedidos na lista e use Avisar clientes.')).toBeVisible()
})
