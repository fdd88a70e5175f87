import { expect, test } from 'vitest'
import { sharedCatalogue } from './shared-catalogue'

/** A backend's database, as far as its structure is asked for. */
const databaseOf = (structure: string) =>
  sharedCatalogue(
    () =>
      async <Row>() =>
        [{ structure }] as Row[],
  )

test('databases of one structure share what was read of the catalogue, others read their own', async () => {
  const first = databaseOf('15 1 2 3')
  expect(await first.get('catalogue')).toBeUndefined()
  await first.set('catalogue', 'as read')
  expect(await databaseOf('15 1 2 3').get('catalogue')).toBe('as read')
  expect(await databaseOf('15 1 2 4').get('catalogue')).toBeUndefined()
})

test('what a test makes while the catalogue is read is not given to the next backends', async () => {
  let structure = '16 1 1 1'
  const changing = sharedCatalogue(
    () =>
      async <Row>() =>
        [{ structure }] as Row[],
  )
  await changing.get('catalogue')
  structure = '16 1 1 2'
  await changing.set('catalogue', 'of either')
  expect(await databaseOf('16 1 1 2').get('catalogue')).toBeUndefined()
})

test('before the backend has started nothing is known, and nothing is kept', async () => {
  const starting = sharedCatalogue(() => undefined)
  expect(await starting.get('catalogue')).toBeUndefined()
  await starting.set('catalogue', 'of nobody')
  expect(await starting.get('catalogue')).toBeUndefined()
})
