import { groupListParams } from '@loja/domain/products'
import { expect, test } from 'vitest'
import { listChanges } from '../changes/changes'
import { undoChange } from '../changes/undo'
import { startPlatform } from '../test-support'
import { listActiveBrands } from './brands'
import {
  deleteGroup,
  insertBrand,
  insertGroup,
  listGroups,
  mergeGroups,
  previewGroupMerge,
  similarGroupOf,
  updateGroup,
} from './product-groups'

await startPlatform('admin')
const { initial } = groupListParams
const find = async (search: string) => (await listGroups('brand', { ...initial, search }))[0]
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

test('[CAT-03] a similar name is refused with the stored one, and other parts of the admin use that', async () => {
  const { id } = await insertGroup('brand', '  Ünica  Marca ')
  const refused = await failureOf(insertGroup('brand', 'unica MARCA'))
  expect(refused).toMatchObject({ code: 'conflict' })
  expect(similarGroupOf(refused)).toEqual({ id, name: 'Ünica Marca', isActive: true })
  expect(await insertBrand('UNICA marca')).toEqual({ id, name: 'Ünica Marca' })
  const other = await insertGroup('brand', 'Outra marca')
  const rename = updateGroup({ group: { kind: 'brand', id: other.id, version: 1 }, patch: { name: 'Unica Marca' } })
  expect(similarGroupOf(await failureOf(rename))?.id).toBe(id)
})

test('[CAT-02] an inactive brand is offered no more, and a change of another session is a conflict', async () => {
  await insertGroup('brand', 'Sai de linha')
  const seen = await find('sai de linha')
  if (!seen) throw new Error('The brand is missing.')
  await updateGroup({ group: seen, patch: { isActive: false } })
  expect((await listActiveBrands()).map(({ name }) => name)).not.toContain('Sai de linha')
  expect(await failureOf(insertBrand('SAI de linha'))).toMatchObject({ code: 'conflict' })
  expect(await failureOf(updateGroup({ group: seen, patch: { name: 'Outro' } }))).toMatchObject({ code: 'conflict' })
  expect(await failureOf(deleteGroup(seen))).toMatchObject({ code: 'conflict' })
  await deleteGroup({ ...seen, version: 2 })
  expect(await failureOf(deleteGroup(seen))).toMatchObject({ code: 'not-found' })
  expect(await failureOf(updateGroup({ group: seen, patch: { name: 'Outro' } }))).toMatchObject({ code: 'not-found' })
  const [full] = await listGroups('brand', { ...initial, sort: 'products_desc' })
  if (!full) throw new Error('The list is empty.')
  expect(await failureOf(deleteGroup(full))).toMatchObject({ code: 'invalid' })
})

test('[CAT-06] a merge is listed among the changes and undone', async () => {
  const [from, to] = await listGroups('category', initial)
  if (!from || !to) throw new Error('The list is empty.')
  const groups = await previewGroupMerge('category', [from.id, to.id])
  expect(groups.map(({ products }) => products).toSorted()).toEqual([from.products, to.products].toSorted())
  const requestId = crypto.randomUUID()
  const merge = { kind: 'category', target: to.id, groups, requestId } as const
  expect(await mergeGroups(merge)).toEqual({ merged: from.products, changeId: requestId })
  expect(await mergeGroups(merge)).toEqual({ merged: from.products, changeId: requestId })
  const [change] = (await listChanges({ area: 'products' }, 1)).rows
  expect(change).toMatchObject({
    id: requestId,
    kind: 'category_merge',
    targetName: to.name,
    merged: [{ name: from.name }],
    count: from.products,
    remainingCount: from.products,
  })
  const stale = mergeGroups({ ...merge, requestId: crypto.randomUUID() })
  expect(await failureOf(stale)).toMatchObject({ code: 'conflict' })
  expect(await undoChange(requestId)).toEqual({
    restored: from.products,
    skipped: [],
    adjusted: [{ id: from.id, name: from.name, reason: 'group-restored' }],
    imported: null,
  })
  expect((await listGroups('category', initial))[0]).toMatchObject({ id: from.id, products: from.products })
})
