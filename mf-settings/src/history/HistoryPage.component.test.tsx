import { api, renderPage } from '@loja/component-testing'
import { SHOP_ACTOR } from '@loja/domain/activity'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HistoryPage } from './HistoryPage'

const ADMIN = 'c0ffee00-1111-4000-8000-000000000001'
const ORDER = '00000000-0000-4000-8000-00000000000a'

const entry = (id: number, values: object = {}) => ({
  id,
  created_at: '2026-03-05T15:06:00+00:00',
  actor_id: ADMIN,
  actor_name: 'Ana Souza',
  actor_email: 'bia@loja.example',
  kind: 'product',
  relation: 'products',
  operation: 'update',
  object_id: ORDER,
  object_name: 'Perfume Âmbar',
  row_count: 1,
  changes: { price: [10, 12] },
  cause: null,
  details: null,
  record_id: null,
  ...values,
})

function answer(rows: object[]): void {
  api.answer('rpc/list_activity', rows)
  api.answer('rpc/count_activity', () => Response.json(rows.length))
  api.answer('rest/v1/profiles', [
    {
      id: ORDER,
      user_id: ADMIN,
      full_name: 'Ana Souza',
      phone: null,
      role: 'admin',
      created_at: '2026-03-05T15:06:00Z',
    },
  ])
}

const open = (query = '') => renderPage(<HistoryPage />, { at: `/admin/historico${query}` })
const cells = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent?.replaceAll('\u00a0', ' '))

test('[HIST-03] a long name of one word does not widen its column', async () => {
  const name = 'Ab'.repeat(100)
  answer([entry(1, { object_name: name })])
  const { getByRole } = await open()
  const link = getByRole('link', { name })
  await expect.element(link).toBeVisible()
  expect(link.element().closest('td')?.clientWidth).toBeLessThanOrEqual(260)
})

test('[HIST-03] the tabs are at one place, also on a phone', async () => {
  await page.viewport(390, 800)
  answer([entry(1)])
  api.answer('rpc/list_changes', [])
  const { getByRole } = await open()
  const tabs = getByRole('navigation', { name: 'Partes do histórico' })
  await expect.element(getByRole('searchbox')).toBeVisible()
  const { top } = tabs.element().getBoundingClientRect()
  await getByRole('link', { name: 'Desfazer' }).click()
  await expect.element(getByRole('searchbox')).not.toBeInTheDocument()
  expect(tabs.element().getBoundingClientRect().top).toBe(top)
})

test('[HIST-03] a row has what changed, the object, the person and the moment', async () => {
  answer([
    entry(3),
    entry(2, {
      object_id: null,
      object_name: 'A, B, C',
      row_count: 5,
      changes: {},
      cause: 'import',
      operation: 'insert',
    }),
    entry(1, {
      ...{
        actor_id: SHOP_ACTOR,
        actor_name: null,
        actor_email: null,
        kind: 'setting',
        relation: 'admin_settings',
        object_id: null,
      },
      ...{ object_name: 'facebook_access_token', changes: { setting_value: [null, null] } },
    }),
  ])
  const { getByRole } = await open()
  await expect.element(getByRole('row').nth(3)).toBeVisible()
  expect(cells()).toEqual([
    'Alterou o produto. Preço: R$ 10,00 → R$ 12,00Perfume ÂmbarAna Souzabia@loja.example05/03/2026, 12:06',
    'Importou (5 produtos)A, B, C e mais 2Ana Souzabia@loja.example05/03/2026, 12:06',
    'Alterou a configuração. Valor: mudouToken de acesso da API de ConversõesLoja virtual05/03/2026, 12:06',
  ])
  await expect
    .element(getByRole('link', { name: 'Perfume Âmbar' }))
    .toHaveAttribute('href', `/admin/products/edit/${ORDER}`)
})

test.each([
  [
    { kind: 'shipment', relation: 'tracking_shipments', operation: 'delete', object_name: 'LJ-1' },
    `/admin/orders/${ORDER}`,
  ],
  [{ kind: 'order', relation: 'orders', object_name: 'LJ-1', operation: 'delete' }, null],
  [{ kind: 'profile', relation: 'profiles', object_name: 'LJ-1' }, `/admin/customers/user/${ORDER}`],
  [{ kind: 'brand', relation: 'brands', object_name: 'LJ-1' }, null],
])('[HIST-03] the object of %j has the address %s', async (values, address) => {
  answer([entry(1, values)])
  const { getByRole, getByText } = await open()
  await expect.element(getByText('LJ-1').first()).toBeVisible()
  const links = getByRole('table').getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(address ? [address] : [])
})

test('[HIST-03] the filters of an address are sent, and each has a tag with a name', async () => {
  answer([entry(1)])
  const { getByRole, getByText } = await open(
    `?busca=âmbar&objeto=produto&pessoa=${ADMIN}&de=2026-03-01&ate=2026-03-05`,
  )
  await expect.element(getByRole('link', { name: 'Perfume Âmbar' })).toBeVisible()
  const filter = { search: 'âmbar', actor: ADMIN, kind: 'product', first_day: '2026-03-01', last_day: '2026-03-05' }
  for (const path of ['rpc/list_activity', 'rpc/count_activity']) {
    const [query] = api.queries(path)
    expect(JSON.parse(new URLSearchParams(query).get('filter') ?? '')).toEqual(filter)
  }
  await userEvent.click(getByRole('button', { name: /^Filtrar/ }))
  await expect.element(getByText('Pessoa: Ana Souza').first()).toBeVisible()
  await expect.element(getByText('Objeto: Produtos').first()).toBeVisible()
  await expect.element(getByText('Período: 01/03/2026 a 05/03/2026').first()).toBeVisible()
})

test('[HIST-07] the tabs are in the address, and the filter of the changes, too', async () => {
  answer([entry(1)])
  api.answer('rpc/list_changes', [])
  const { getByRole, getByText, router } = await open()
  const tabs = getByRole('navigation', { name: 'Partes do histórico' }).getByRole('link')
  await expect.element(tabs).toHaveLength(3)
  await expect.element(getByRole('link', { name: 'Tudo' })).toHaveAttribute('aria-current', 'page')
  await getByRole('link', { name: 'Desfazer' }).click()
  await expect.element(getByText('Nenhuma alteração', { exact: true })).toBeVisible()
  await getByText('Pedidos', { exact: true }).click()
  expect(router.state.location.search).toBe('?aba=desfazer&area=pedidos')
  await expect.element(getByRole('checkbox')).not.toBeInTheDocument()
  await getByRole('link', { name: 'Lixeira' }).click()
  await expect.element(getByText('A lixeira está vazia')).toBeVisible()
  await router.navigate(-1)
  await expect.element(getByRole('radio', { name: 'Pedidos' })).toBeChecked()
})

test('[LIST-02] a name without spaces stays on its card', async () => {
  await page.viewport(390, 844)
  answer([entry(1, { object_name: 'PERFUME-'.repeat(12) + 'W'.repeat(90) })])
  const { getByRole } = await open()
  await expect.element(getByRole('link', { name: /^PERFUME-/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
