import { expect, test } from 'vitest'
import { sharedCatalogue } from './shared-catalogue'

const databaseOf = (structure: string) =>
  sharedCatalogue(
    () =>
      async <Row>() =>
        [{ structure }] as Row[],
  )

test('databases with the same structure share the catalogue', async () => {
  const first = databaseOf('15 1 2 3')
  expect(await first.get('catalogue')).toBeUndefined()
  await first.set('catalogue', 'as read')
  expect(await databaseOf('15 1 2 3').get('catalogue')).toBe('as read')
  expect(await databaseOf('15 1 2 4').get('catalogue')).toBeUndefined()
})

test('a catalogue read during a structure change is not shared', async () => {
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

test('returns and stores nothing before the backend starts', async () => {
  const starting = sharedCatalogue(() => undefined)
  expect(await starting.get('catalogue')).toBeUndefined()
  await starting.set('catalogue', 'of nobody')
  expect(await starting.get('catalogue')).toBeUndefined()
})
