import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { listLastOrderMessages, listOrderMessages, recordOrderMessage } from './order-messages'
import { deleteOrder } from './orders'
import { ABSENT_ID, firstId } from './test-support'

const backend = await startPlatform('admin')

test('[MSG-03] recorded messages are listed newest first, and disappear with the order', async () => {
  const id = await firstId(2)
  await recordOrderMessage(id, 'processando')
  await recordOrderMessage(id, 'problema')
  const opened = await listOrderMessages(id)
  expect(opened.map(({ kind }) => kind)).toEqual(['problema', 'processando'])
  expect(new Set(opened.map(({ openedBy }) => openedBy)).size).toBe(1)
  expect(opened[0]?.openedBy).toEqual(expect.stringMatching(/\S/))
  const other = await firstId(3)
  await recordOrderMessage(other, 'enviado')
  expect(await listLastOrderMessages([id, other, ABSENT_ID])).toMatchObject({
    [id]: { id: opened[0]?.id, kind: 'problema' },
    [other]: { kind: 'enviado' },
  })
  await expect(listLastOrderMessages(Array(201).fill(ABSENT_ID))).rejects.toThrow()
  await deleteOrder(other)
  await deleteOrder(id)
  expect(await listOrderMessages(id)).toEqual([])
  expect(await backend.value('select count(*)::int from public.order_messages')).toBe(0)
})

test('[MSG-03] a message of a deleted order is not recorded', async () => {
  await expect(recordOrderMessage(ABSENT_ID, 'enviado')).rejects.toMatchObject({
    code: 'not-found',
    operation: 'orders.recordMessage',
  })
})
