import { expect, test } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import { countRows } from './count-rows'

const backend = await startPlatform()

async function stored(table: string, condition: string) {
  return backend.value<number>(`select count(*)::integer as n from public.${table} where ${condition}`)
}

test('[NAV-08] countRows counts the rows of each condition for an administrator', async () => {
  await signInAs('admin')
  await backend.sql(`update public.orders set status = null where id in (
    select id from public.orders where status = 'processando' limit 3)`)
  expect(await countRows({ table: 'orders' })).toBe(await stored('orders', 'true'))
  expect(await countRows({ table: 'orders', filter: { status: ['eq.pendente', 'is.null'] } })).toBe(
    await stored('orders', "coalesce(status, 'pendente') = 'pendente'"),
  )
  expect(await countRows({ table: 'orders', filter: { status: 'eq.enviado', tracking_code: 'is.null' } })).toBe(7)
  expect(await countRows({ table: 'feedbacks', filter: { state: 'not.in.(aprovado,oculto)' } })).toBe(
    await stored('feedbacks', "state = 'pendente'"),
  )
})

test.each([
  ['an unknown table', { table: 'nothing' }],
  ['an unknown column', { table: 'orders', filter: { nothing: 'eq.1' } }],
  ['an unknown operator', { table: 'orders', filter: { status: 'drop.1' } }],
])('[NAV-08] countRows refuses %s', async (_name, query) => {
  await signInAs('admin')
  await expect(countRows(query)).rejects.toMatchObject({ name: 'DataError' })
})
