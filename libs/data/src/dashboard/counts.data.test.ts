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

test('[AUTH-07] a customer counts nothing and reads the own profile', async () => {
  const id = await signInAs('customer')
  await expect(countProducts(ALL)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await getOwnProfile(id ?? '')).toEqual({ role: 'user', fullName: 'Carlos Nakamura' })
})

test('getOwnProfile returns null without a profile', async () => {
  await signInAs('admin')
  expect(await getOwnProfile('00000000-0000-4000-8000-000000000000')).toBeNull()
})
