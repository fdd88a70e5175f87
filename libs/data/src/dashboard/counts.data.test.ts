import { productListParams } from '@loja/domain'
import { expect, test } from 'vitest'
import { countProducts } from '../products/products'
import { getOwnProfile } from '../profiles/profiles'
import { signInAs, startPlatform } from '../test-support'

await startPlatform()

const ALL = productListParams.initial

test('[AUTH-07] an administrator counts all rows', async () => {
  const id = await signInAs('admin')
  expect(await countProducts(ALL)).toMatchObject({ total: 260 })
  expect(await getOwnProfile(id ?? '')).toMatchObject({ role: 'admin' })
})

test('getOwnProfile returns null without a profile', async () => {
  await signInAs('admin')
  expect(await getOwnProfile('00000000-0000-4000-8000-000000000000')).toBeNull()
})
