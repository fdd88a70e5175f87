import { ORDER_NUMBERS_LIMIT } from '@loja/domain/orders'
import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { countOrdersByStatus, listOrders } from './orders'
import { EVERY_ORDER as match, params } from './test-support'

const backend = await startPlatform('admin')

test.each([
  ['date_asc', 'created_at, id'],
  ['total_desc', 'total desc, created_at desc, id desc'],
  ['total_asc', 'total, created_at, id'],
] as const)('[ORD-11] an administrator sorts by %s over pages and under a status', async (sort, order) => {
  const truth = (where: string) =>
    backend.sql<{ id: string }>(`select id from public.orders where ${where} order by ${order} limit 40`)
  const ids = async (status: 'entregue' | null) =>
    (await Promise.all([1, 2].map((page) => listOrders(params({ sort, page, status }))))).flat().map((row) => row.id)
  expect(await ids(null)).toEqual((await truth('true')).map((row) => row.id))
  expect(await ids('entregue')).toEqual((await truth("status = 'entregue'")).map((row) => row.id))
})

test('[ORD-02] an administrator may search for as many numbers as the page allows', async () => {
  const numbers = Array.from({ length: ORDER_NUMBERS_LIMIT }, (_, index) => `LJ-2033-${100_000 + index}`)
  const search = ['LJ-2026-000417', ...numbers.slice(1)].join(' ')
  expect((await listOrders(params({ search }))).map((row) => row.orderNumber)).toEqual(['LJ-2026-000417'])
  expect((await countOrdersByStatus({ ...match, search })).total).toBe(1)
  await expect(listOrders(params({ search: `${search} N` }))).rejects.toMatchObject({ code: 'invalid' })
})

test('[ORD-02] an administrator filters periods from midnight in São Paulo, also in summer time', async () => {
  await backend.sql(`insert into public.orders (order_number, created_at) values
    ('DIA-1', '2015-11-20T01:59:59.999Z'), ('DIA-2', '2015-11-20T02:00:00Z'), ('DIA-3', '2015-11-21T01:59:59.999Z'),
    ('DIA-4', '2015-11-21T02:00:00Z'), ('DIA-5', '2025-11-20T02:59:59.999Z'), ('DIA-6', '2025-11-20T03:00:00Z')`)
  const found = async (firstDay: string | null, lastDay: string | null) => {
    const filter = { ...match, search: 'dia-', firstDay, lastDay }
    const rows = await listOrders(params({ ...filter, sort: 'date_asc' }))
    expect((await countOrdersByStatus(filter)).total).toBe(rows.length)
    return rows.map((row) => row.orderNumber.slice(-1)).join('')
  }
  expect(await found('2015-11-20', '2015-11-20')).toBe('23')
  expect(await found('2025-11-20', '2025-11-20')).toBe('6')
  expect(await found('2025-11-19', '2025-11-19')).toBe('5')
  expect(await found(null, '2015-11-19')).toBe('1')
  expect(await found('2015-11-21', null)).toBe('456')
  await backend.sql("delete from public.orders where order_number like 'DIA-%'")
  await expect(listOrders(params({ firstDay: '2025-02-30' }))).rejects.toMatchObject({ code: 'invalid' })
})
