import { api } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ORDER_ID, openTracking, SHIPMENT_ID } from './test-support'

const SET = 'rpc/set_tracking_code'
const saved = (change: object = {}) => [
  {
    result: 'saved',
    stored_shipment_id: SHIPMENT_ID,
    stored_code: 'X-1234',
    stored_carrier: null,
    also_on: null,
    ...change,
  },
]
const alert = () => page.getByRole('alert').filter({ hasText: 'Erro' })

test('[TRK-01] a row shows order, code, state and newest event, above the counts of all', async () => {
  const { getByRole, getByText } = await openTracking()
  await expect.element(getByText('1.250 envios', { exact: true })).toBeVisible()
  await expect
    .element(getByRole('row').nth(1))
    .toHaveTextContent(/^LJ-2026-000417AA123456785BRCorreiosEm trânsito.*Em trânsito · Natal\/RNVer envio$/)
  await expect
    .element(getByRole('link', { name: 'LJ-2026-000417' }))
    .toHaveAttribute('href', `/admin/orders/${ORDER_ID}`)
  await expect
    .element(getByRole('link', { name: 'Acompanhar na página: Correios' }))
    .toHaveAttribute('href', 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR')
  const cards = getByRole('term')
    .elements()
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
  expect(cards).toEqual([
    'Aguardando 1',
    'Postados 2',
    'Em trânsito 3',
    'Em entrega 4',
    'Entregues 1.234',
    'Problemas 6',
    'Sem código 7',
  ])
})

test('[TRK-01] search, state, carrier and stalled days are in the address and the request', async () => {
  const { getByRole, router } = await openTracking('?transportadora=Rota Azul&parado=7&busca=aa 123 456 785 br')
  await expect.element(getByRole('table')).toBeVisible()
  const { filter, ...page } = Object.fromEntries(new URLSearchParams(api.queries('rpc/list_shipments')[0]))
  expect(page).toEqual({ sort: 'moved_desc', page_size: '20', page_offset: '0' })
  expect(JSON.parse(filter ?? '')).toEqual({ search: 'aa123456785br', carrier: 'Rota Azul', stalled_days: 7 })
  for (const tag of ['Busca: aa123456785br', 'Transportadora: Rota Azul', 'Parados há mais de 7 dias'])
    await expect.element(getByRole('button', { name: `Remover filtro ${tag}` })).toBeVisible()
  await getByRole('button', { name: 'Mostrar só: Problema' }).click()
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('estado')).toBe('problema')
  await expect.element(getByRole('button', { name: 'Mostrar só: Problema' })).toHaveAttribute('aria-pressed', 'true')
})

test('[TRK-01] an empty list shows a hint, and a failed one can be retried', async () => {
  const { getByText, getByRole } = await openTracking('?estado=problema', { rows: [] })
  await expect.element(getByText('Nenhum envio encontrado')).toBeVisible()
  api.fail('rpc/list_shipments')
  await getByRole('button', { name: 'Mostrar só: Postado' }).click()
  await expect.element(getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  await openTracking()
  await expect.element(page.getByRole('link', { name: 'LJ-2026-000417' })).toBeVisible()
})

test('[TRK-05] [TRK-03] a code is typed in the row, and a wrong check digit can be overridden', async () => {
  const { getByRole, getByText } = await openTracking('?estado=sem_codigo')
  await getByRole('button', { name: 'Informar código do pedido LJ-2026-000417' }).click()
  const code = getByRole('textbox', { name: 'Código de rastreamento' })
  await expect.element(code).toHaveFocus()
  await code.fill('aa 123 4')
  await expect.element(getByText(/^Parece um código dos Correios/)).toBeVisible()
  await code.fill('aa 123 456 789 br')
  const told = getByRole('status').filter({
    hasText: 'O dígito verificador não confere: pelo número, o último dígito seria 5.',
  })
  await expect.element(told).toBeVisible()
  await expect.element(getByRole('combobox', { name: 'Transportadora', exact: true })).toHaveValue('Correios')
  const anyway = getByRole('button', { name: 'Salvar mesmo assim' })
  await expect.element(anyway).toBeVisible()
  await code.fill('PN123456785BR')
  await expect.element(getByText('Código dos Correios: PAC.')).toBeVisible()
  await code.fill('aa 123 456 789 br')
  api.answer(SET, saved({ also_on: 'LJ-2026-000007' }))
  await anyway.click()
  await expect.element(page.getByText('o pedido LJ-2026-000007 tem o mesmo código')).toBeVisible()
  expect(await api.bodies(SET)).toEqual([{ order_id: ORDER_ID, tracking_code: 'AA123456789BR', carrier: 'Correios' }])
  await expect.element(code).not.toBeInTheDocument()
  await expect.element(getByRole('button', { name: 'Informar código do pedido LJ-2026-000417' })).toHaveFocus()
})

test('[TRK-03] codes of other carriers have no check digit, and invalid ones are not sent', async () => {
  const { getByRole, getByText } = await openTracking('?estado=sem_codigo')
  await getByRole('button', { name: /^Informar código do/ }).click()
  const save = getByRole('button', { name: 'Salvar código' })
  await save.click()
  await expect.element(getByRole('alert').filter({ hasText: 'Informe o código.' })).toBeVisible()
  const code = getByRole('textbox', { name: 'Código de rastreamento' })
  await code.fill('código 1')
  await save.click()
  await expect.element(getByRole('alert').filter({ hasText: 'Isto não é um código' })).toBeVisible()
  await code.fill('AA123456789BR')
  await getByRole('combobox', { name: 'Transportadora', exact: true }).fill('Rota Azul')
  await expect.element(getByText(/dígito verificador/)).not.toBeInTheDocument()
  expect(api.count(SET)).toBe(0)
})

test('[TRK-03] a conflict shows the stored code, and the next save replaces it', async () => {
  const { getByRole } = await openTracking('?estado=sem_codigo')
  await getByRole('button', { name: /^Informar código do/ }).click()
  await getByRole('textbox', { name: 'Código de rastreamento' }).fill('MEU-0001')
  api.answer(SET, saved({ result: 'conflict', stored_code: 'DELA-001', stored_carrier: 'Loggi' }))
  await getByRole('button', { name: 'Salvar código' }).click()
  await expect.element(getByRole('alert')).toHaveTextContent('Outra pessoa já salvou DELA-001 (Loggi) neste pedido.')
  api.answer(SET, saved())
  await getByRole('button', { name: 'Substituir DELA-001' }).click()
  await expect.element(page.getByText('Código do pedido LJ-2026-000417 salvo.')).toBeVisible()
  expect((await api.bodies(SET))[1]).toEqual({
    ...{ order_id: ORDER_ID, tracking_code: 'MEU-0001', seen_code: 'DELA-001', seen_carrier: 'Loggi' },
  })
})

test('[TRK-03] [ERR-01] a typed code stays after a failure, and the retry saves it once', async () => {
  const { getByRole } = await openTracking('?estado=sem_codigo')
  await getByRole('button', { name: /^Informar código do/ }).click()
  const code = getByRole('textbox', { name: 'Código de rastreamento' })
  await code.fill('X-1234')
  const save = getByRole('button', { name: 'Salvar código' })
  const faults: [fail: () => void, reason: string][] = [
    [() => api.breakOff(SET), 'sem resposta do servidor'],
    [() => api.fail(SET, 503), 'sem resposta do servidor'],
    [() => api.fail(SET, 403), 'sua conta não tem permissão'],
    [() => api.answer(SET, saved({ result: 'gone' })), 'o pedido não existe mais'],
  ]
  for (const [tries, [fail, reason]] of faults.entries()) {
    fail()
    // Without the pointer, because notices cover the button.
    code.element().closest('form')?.requestSubmit()
    await expect.poll(() => api.count(SET)).toBe(tries + 1)
    await expect.element(alert().filter({ hasText: `Erro ao salvar o código: ${reason}` })).toBeVisible()
    await expect.element(save).not.toHaveClass(/loading/)
    await expect.element(code).toHaveValue('X-1234')
  }
  const answer = api.hold(SET, saved())
  const form = code.element().closest('form')
  form?.requestSubmit()
  form?.requestSubmit()
  answer()
  await expect.element(code).not.toBeInTheDocument()
  expect(api.count(SET)).toBe(5)
})

test.each([
  ['?estado=sem_codigo', 'Todos os pedidos enviados têm código'],
  ['?estado=sem_codigo&busca=417', 'Nenhum envio encontrado'],
  ['?estado=problema', 'Nenhum envio encontrado'],
])('[TRK-05] an empty list without work left shows that: %s', async (query, text) => {
  const { getByText } = await openTracking(query, { rows: [], without: [] })
  await expect.element(getByText(text, { exact: true })).toBeVisible()
})
