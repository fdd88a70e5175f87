import { api } from '@loja/component-testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { holdOrders, openOrders, order } from '../orders/test-support'

const BATCH = 'rpc/list_order_batch'
const NOTHING = { subtotal: 1, discount_amount: 0, shipping_cost: 0, shipped_at: null, delivered_at: null }
const NO_TEXT = { tracking_code: null, name: null, phone: null, email: null, payment_method: null }
const NO_ITEMS = { paid_amount: null, listed_items: null, booked_items: null }
const batch = (...numbers: number[]) =>
  Response.json(JSON.stringify(numbers.map((n) => ({ ...order(n), ...NOTHING, ...NO_TEXT, ...NO_ITEMS }))))

/** The first batch has two orders of five. */
function answerAfterTwo(following: (request: Request) => Response | Promise<Response>): void {
  api.answer(BATCH, (request: Request) => (request.url.includes('after_id') ? following(request) : batch(1, 2)))
}

let saved: Blob[] = []
beforeEach(() => {
  holdOrders([1, 2, 3, 4, 5].map((n) => order(n)))
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

async function exportCsv(): Promise<void> {
  await page.getByRole('button', { name: 'Mais opções da lista' }).click()
  await page.getByRole('menuitem', { name: 'Exportar CSV (.csv)' }).click()
}

test('[ORD-11] an export shows its progress, and writes no file when it is cancelled or the page is left', async () => {
  answerAfterTwo(() => new Promise(() => undefined))
  const { dialog, router } = await openOrders()
  const progress = page.getByRole('region', { name: 'Exportação' })
  await exportCsv()
  await expect.element(progress).toHaveTextContent('Exportando pedidos: 2 de 5 (40%)')
  await expect.element(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await router.navigate(`/admin/orders/${order(1).id}`)
  await expect.element(dialog).toBeVisible()
  await router.navigate(-1)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(progress).toHaveTextContent('Exportando pedidos: 2 de 5 (40%)')
  await progress.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(page.getByText('Exportação cancelada. Nenhum arquivo foi criado.')).toBeVisible()
  await expect.element(progress).not.toBeInTheDocument()

  await exportCsv()
  await expect.element(progress).toHaveTextContent('Exportando pedidos: 2 de 5 (40%)')
  await router.navigate('/admin/users')
  await expect
    .element(page.getByText('A exportação foi cancelada porque você saiu dos pedidos. Nenhum arquivo foi criado.'))
    .toBeVisible()
  expect(saved).toEqual([])
})

test('[ORD-11] [ERR-01] a failed export reports it, writes no file, and continues on retry', async () => {
  answerAfterTwo(() => Response.json({ code: '42501', message: 'no' }, { status: 403 }))
  await openOrders()
  await exportCsv()
  const failure = page.getByRole('alert').filter({ hasText: 'A exportação parou' })
  await expect
    .element(failure)
    .toHaveTextContent(/^A exportação parou em 2 de 5 pedidos\. .+ Nenhum arquivo foi criado\./)
  await expect.element(page.getByText('Erro ao exportar pedidos.')).toBeVisible()
  expect(saved).toEqual([])
  answerAfterTwo((request) => (request.url.includes(order(5).id) ? batch() : batch(3, 4, 5)))
  await failure.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(page.getByText('5 pedidos exportados.')).toBeVisible()
  await expect.element(failure).not.toBeInTheDocument()
  const lines = ((await saved[0]?.text()) ?? '').split('\r\n').slice(1, -1)
  expect(lines.map((line) => line.split(';', 1)[0])).toEqual([1, 2, 3, 4, 5].map((n) => order(n).order_number))
})
