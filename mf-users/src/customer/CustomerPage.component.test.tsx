import { api, notices, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CustomerRoutes } from './CustomerRoutes'

const USER = 'c0ffee01-1111-4000-8000-000000000001'
const ORDER = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'

const address = { street: 'Rua das Flores', number: '12', city: 'Natal', state: 'RN', zip: '59000000' }

const CARD = {
  user_id: USER,
  full_name: 'Ana Souza',
  email: 'ana@exemplo.test',
  phone: '(11) 98888-7777',
  created_at: '2026-03-05T15:06:00+00:00',
  newest: { name: 'Ana S.', address },
  document: '52998224725',
  matched: { conta: 11, documento: 1 },
  order_count: 12,
  cancelled_count: 2,
  spent: 500,
  first_order_at: '2026-03-06T15:06:00+00:00',
  last_order_at: '2026-11-20T15:06:00+00:00',
  addresses: [{ shipping: { address }, used: 3, last_used: '2026-11-20T15:06:00+00:00' }],
  feedback_count: 1,
  feedbacks: [
    {
      id: OTHER,
      product_name: 'Colônia',
      rating: 4,
      comment: 'Cheirosa',
      state: 'pendente',
      created_at: '2026-11-20T15:06:00+00:00',
    },
  ],
  notes: [
    {
      id: OTHER,
      order_id: ORDER,
      order_number: 'LJ-2026-000001',
      body: 'Prefere receber à tarde',
      created_at: '2026-11-20T15:06:00+00:00',
      author: 'Marina',
    },
  ],
  messages: [
    {
      id: OTHER,
      order_id: ORDER,
      order_number: 'LJ-2026-000001',
      kind: 'enviado',
      opened_at: '2026-11-20T15:06:00+00:00',
      opened_by: 'Marina',
    },
  ],
  doubtful: [
    {
      id: OTHER,
      order_number: 'LJ-2026-000002',
      created_at: '2026-11-19T15:06:00+00:00',
      matched_by: 'telefone',
      shipping: { nome: 'Bia Lima' },
    },
  ],
}

const GUEST = {
  ...CARD,
  user_id: null,
  full_name: null,
  email: null,
  phone: null,
  created_at: null,
  newest: { name: 'Caio', email: 'caio@exemplo.test' },
  document: null,
  matched: { email: 1 },
  order_count: 1,
  cancelled_count: 1,
  spent: 0,
  addresses: [],
  feedbacks: [],
  feedback_count: 0,
  notes: [],
  messages: [],
  doubtful: [],
}

const numbered = (n: number) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  order_number: `LJ-2026-0000${String(n).padStart(2, '0')}`,
  status: 'enviado',
  total: 50,
  created_at: '2026-11-20T15:06:00+00:00',
  matched_by: 'conta',
})

function answer(card: object = CARD, orders = 12) {
  api.answer('rpc/customer_card', [card])
  api.answer('rpc/customer_orders', (request: Request) => {
    const offset = Number(new URL(request.url).searchParams.get('page_offset'))
    const rows = Array.from({ length: orders }, (_, n) => numbered(n + 1))
    return Response.json(rows.slice(offset, offset + 10))
  })
}

async function open(below = `user/${USER}`) {
  const view = await renderPage(<CustomerRoutes />, {
    at: `/admin/customers/${below}`,
    path: '/admin/customers/*',
  })
  const section = (name: string) => view.getByRole('region', { name, exact: true })
  return { ...view, section }
}

test('[CUST-01] the card shows figures, contact and addresses, and leads to orders, feedbacks and doubtful persons', async () => {
  answer()
  const { getByRole, section } = await open()
  await expect.element(getByRole('heading', { level: 1, name: 'Ana Souza' })).toBeVisible()
  await expect.element(getByRole('banner').getByText('Conta criada em 05/03/2026')).toBeVisible()
  const figures = () => [...document.querySelectorAll('dl')].at(0)?.textContent
  expect(figures()).toBe(
    'Pedidos12 (2 cancelados)Total sem canceladosR$\u00a0500,00Ticket médioR$\u00a050,00Último pedido20/11/2026',
  )
  const contact = section('Contato')
  await expect
    .element(contact.getByRole('link', { name: 'ana@exemplo.test' }))
    .toHaveAttribute('href', 'mailto:ana@exemplo.test')
  await expect.element(contact).toHaveTextContent('529.982.247-25')
  await expect.element(contact).toHaveTextContent('Conta (11), CPF ou CNPJ (1)')
  for (const what of ['e-mail', 'telefone', 'CPF ou CNPJ'])
    await expect.element(contact.getByRole('button', { name: `Copiar ${what}` })).toBeVisible()
  const places = section('Endereços usados')
  await expect.element(places).toHaveTextContent('Rua das Flores, 12 · Natal - RN · CEP 59000-000')
  await expect.element(places).toHaveTextContent('3 pedidos, o último em 20/11/2026')
  await expect
    .element(getByRole('link', { name: 'Abrir no WhatsApp' }))
    .toHaveAttribute('href', 'https://wa.me/5511988887777')
  expect(document.title).not.toContain('Ana')
  await expect
    .element(getByRole('link', { name: 'Ver feedbacks' }))
    .toHaveAttribute('href', `/admin/feedbacks?busca=${USER}`)
  const links: [string, string, string][] = [
    ['Pedidos', 'LJ-2026-000001', `/admin/orders/${ORDER}`],
    ['Feedbacks (1)', 'Colônia', `/admin/feedbacks/${OTHER}`],
    ['Notas da equipe', 'LJ-2026-000001', `/admin/orders/${ORDER}`],
    ['Mensagens abertas', 'LJ-2026-000001', `/admin/orders/${ORDER}`],
    ['Talvez a mesma pessoa', 'Bia Lima', `/admin/customers/order/${OTHER}`],
  ]
  for (const [name, link, href] of links)
    await expect.element(section(name).getByRole('link', { name: link, exact: true })).toHaveAttribute('href', href)
  await expect.element(section('Talvez a mesma pessoa')).toHaveTextContent('Mesmo telefone, pedido LJ-2026-000002')
})

test('[CUST-01] the card shows four addresses, and all of them on request', async () => {
  const addresses = Array.from({ length: 6 }, (_, n) => ({
    shipping: { address: { ...address, number: String(n) } },
    used: 1,
    last_used: `2026-11-1${n}T15:06:00+00:00`,
  }))
  answer({ ...CARD, addresses })
  const { getByRole, section } = await open()
  const places = () => section('Endereços usados').getByRole('listitem').elements()
  await expect.poll(places).toHaveLength(4)
  await getByRole('button', { name: 'Mostrar os 6 endereços' }).click()
  expect(places()).toHaveLength(6)
})

test('[CUST-01] the orders come in pages, and the address has the page', async () => {
  answer()
  const { getByRole, section, router } = await open()
  const numbers = () =>
    section('Pedidos')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
  await expect.poll(numbers).toHaveLength(10)
  await getByRole('listitem', { name: '2', exact: true }).click()
  await expect.poll(numbers).toEqual(['LJ-2026-000011', 'LJ-2026-000012'])
  expect(router.state.location.search).toBe('?pagina=2')
})

test('[CUST-01] a guest has no feedbacks, and without a phone no link to WhatsApp', async () => {
  answer(GUEST, 1)
  const { getByRole, getByText, section } = await open(`order/${ORDER}`)
  await expect.element(getByRole('heading', { level: 1, name: 'Caio' })).toBeVisible()
  await expect.element(getByText('Sem conta, primeiro pedido em 06/03/2026')).toBeVisible()
  await expect.element(section('Contato')).toHaveTextContent('caio@exemplo.test')
  await expect.element(section('Endereços usados')).toHaveTextContent('Nenhum pedido tem endereço.')
  for (const name of ['Ver feedbacks', 'Abrir no WhatsApp'])
    await expect.element(getByRole('link', { name })).not.toBeInTheDocument()
  for (const name of ['Feedbacks', 'Notas da equipe', 'Mensagens abertas', 'Talvez a mesma pessoa'])
    await expect.element(section(name)).not.toBeInTheDocument()
  expect(new Set(api.queries('rpc/customer_card'))).toEqual(new Set([`?p_order=${ORDER}`]))
})

test('[CUST-03] an account without orders shows an empty list', async () => {
  const none = { matched: {}, order_count: 0, cancelled_count: 0, spent: 0, last_order_at: null, first_order_at: null }
  answer({ ...CARD, ...none, addresses: [] }, 0)
  const { getByText, section } = await open()
  await expect.element(getByText('Nenhum pedido', { exact: true })).toBeVisible()
  await expect.element(section('Contato')).toHaveTextContent('Vínculo—')
  await expect.element(page.getByRole('definition').nth(2)).toHaveTextContent('—')
})

test('[CUST-03] an absent account or a deleted order shows no card', async () => {
  api.answer('rpc/customer_card', [])
  const { getByText, getByRole } = await open(`order/${ORDER}`)
  await expect.element(getByText('Cliente não encontrado')).toBeVisible()
  await expect.element(notices()).not.toBeInTheDocument()
  await expect.element(getByRole('link', { name: /Voltar ao Dashboard/ })).toBeVisible()
})

test('[CUST-03] [ERR-01] a failed card and failed orders can be retried', async () => {
  answer()
  api.fail('rpc/customer_card')
  api.fail('rpc/customer_orders')
  const { getByRole, getByText } = await open()
  const retry = getByRole('button', { name: 'Tentar novamente' })
  await expect.element(getByText('Não foi possível carregar o cliente.').first()).toBeVisible()
  answer()
  api.fail('rpc/customer_orders')
  await retry.click()
  await expect.element(getByRole('heading', { level: 1, name: 'Ana Souza' })).toBeVisible()
  await expect.element(getByText('Não foi possível carregar os pedidos do cliente.').first()).toBeVisible()
  answer()
  await retry.click()
  await expect.element(getByRole('link', { name: 'LJ-2026-000010' })).toBeVisible()
})
