import type { IncomingMessage } from 'node:http'
import { contentType, MAX_PICTURE_BYTES, pictureType } from '../../pictures/picture-name'
import { contentLength } from '../admission'
import { readBody } from '../chunked-body'
import type { Refusal } from '../refusal'
import { STORAGE_ERRORS } from './storage-error'

/** storage-js sends other fields too. */
const FORM_BYTES = 64 * 1024

export async function readUpload(incoming: IncomingMessage, name: string): Promise<Buffer | Refusal> {
  const type = incoming.headers['content-type'] ?? ''
  const isForm = /^multipart\/form-data;/i.test(type)
  const limit = MAX_PICTURE_BYTES + (isForm ? FORM_BYTES : 0)
  if (contentLength(incoming) > limit) return STORAGE_ERRORS.tooLarge
  const body = await readBody(incoming, limit)
  if (!body) return STORAGE_ERRORS.tooLarge
  const picture = isForm ? await fileOf(body, type) : body
  if (!picture) return STORAGE_ERRORS.badBody
  if (picture.length > MAX_PICTURE_BYTES) return STORAGE_ERRORS.tooLarge
  return contentType(picture) === pictureType(name) ? picture : STORAGE_ERRORS.badType
}

async function fileOf(body: Buffer, type: string): Promise<Buffer | undefined> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const files = [...(form?.values() ?? [])].filter((value) => typeof value !== 'string')
  return files[0] && files.length === 1 ? Buffer.from(await files[0].arrayBuffer()) : undefined
}
