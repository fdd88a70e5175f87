import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import { uploadPicture } from './pictures'

const backend = await startPlatform()
const JPEG = new Blob([Buffer.from('ffd8ffe0', 'hex'), 'picture'], { type: 'image/jpeg' })
const upload = (content = JPEG, signal?: AbortSignal) =>
  uploadPicture({ name: `${randomUUID()}.jpg`, content, ...(signal && { signal }) })
afterEach(() => vi.unstubAllGlobals())

test('[PIC-01] an administrator stores a picture, and its address opens without a session', async () => {
  await signInAs('admin')
  const address = await upload()
  expect(address).toMatch(`${backend.url}/storage/v1/object/public/product-images/`)
  expect(await (await fetch(address)).text()).toBe(await JPEG.text())
})

test('[PIC-04] the address is a path if the page has the same origin without https', async () => {
  await signInAs('admin')
  vi.stubGlobal('location', { origin: backend.url })
  expect(await upload()).toMatch(/^\/storage\/v1\/object\/public\/product-images\/[0-9a-f-]{36}\.jpg$/)
})

test('[PIC-05] a retry after a lost response stores the picture once', async () => {
  await signInAs('admin')
  const picture = { name: `${randomUUID()}.jpg`, content: JPEG }
  expect(await uploadPicture(picture)).toBe(await uploadPicture(picture))
})

test.each([
  ['a customer', 'customer', JPEG, 'forbidden'],
  ['another type', 'admin', new Blob(['<svg/>']), 'unknown'],
] as const)('[PIC-02] an upload of %s is refused', async (_name, who, content, code) => {
  await signInAs(who)
  await expect(upload(content)).rejects.toMatchObject({ code, operation: 'pictures.upload' })
})
