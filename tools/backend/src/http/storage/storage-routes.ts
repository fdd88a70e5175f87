import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../database/database'
import { isDiskFull } from '../../errors'
import type { PictureFiles } from '../../pictures/picture-files'
import { BUCKET, pictureType } from '../../pictures/picture-name'
import type { TokenReader } from '../../realtime/claims'
import { readCaller } from '../caller'
import { readBody } from '../chunked-body'
import { type Refusal, sendRefusal } from '../refusal'
import { PictureRows } from './picture-rows'
import { readUpload } from './read-upload'
import { STORAGE_ERRORS } from './storage-error'

const ROUTE = new RegExp(`^/storage/v1/object/(public/)?${BUCKET}(?:/([^/]+))?$`)
const UPLOADS_AT_ONCE = 8
const MAX_NAMES_BYTES = 64 * 1024
/** Visitors could fill the log by disconnecting. */
const HAS_GONE = /^(ERR_STREAM_PREMATURE_CLOSE|ECONNRESET|EPIPE)$/

interface Storage {
  database: Pick<Database, 'transaction'>
  pictures: PictureFiles
  tokens: TokenReader
  log: (line: string) => void
}

type Answer = Refusal | { json: object }

export type StorageHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

export function createStorage({ database, pictures, tokens, log }: Storage): StorageHandler {
  const rows = new PictureRows(database)
  let uploads = 0

  async function upload(incoming: IncomingMessage, name: string): Promise<Answer> {
    const caller = await readCaller(incoming, tokens)
    if (!caller) return STORAGE_ERRORS.unknownCaller
    const refusal = await rows.refuse(caller, name)
    if (refusal) return refusal
    if (uploads >= UPLOADS_AT_ONCE) return STORAGE_ERRORS.tooMany
    uploads += 1
    const picture = await readUpload(incoming, name).finally(() => {
      uploads -= 1
    })
    if ('status' in picture) return picture
    // A concurrent upload of the name may have the row, so the file is never removed here.
    await pictures.write(name, picture)
    return (await rows.insert(caller, name)) ?? { json: { Id: name.slice(0, 36), Key: `${BUCKET}/${name}` } }
  }

  async function remove(incoming: IncomingMessage): Promise<Answer> {
    const caller = await readCaller(incoming, tokens)
    if (!caller) return STORAGE_ERRORS.unknownCaller
    const names = namesIn(await readBody(incoming, MAX_NAMES_BYTES))
    if (!names) return STORAGE_ERRORS.badBody
    const deleted = await rows.delete(caller, names)
    if (!Array.isArray(deleted)) return deleted
    for (const name of deleted) await pictures.remove(name)
    return { json: deleted.map((name) => ({ name, bucket_id: BUCKET })) }
  }

  function answerTo(incoming: IncomingMessage, { isPublic, name }: Route): Promise<Answer> | Refusal {
    const { method } = incoming
    if (!isPublic && method === 'POST' && name !== undefined)
      return pictureType(name) ? upload(incoming, name) : STORAGE_ERRORS.badName
    if (!isPublic && method === 'DELETE' && name === undefined) return remove(incoming)
    return STORAGE_ERRORS.noRoute
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const route = routeOf(incoming)
    const { method = '' } = incoming
    if (route?.isPublic && /^(GET|HEAD)$/.test(method)) return send(pictures, { incoming, outgoing, name: route.name })
    const answer = route ? await answerTo(incoming, route) : STORAGE_ERRORS.noRoute
    if (!('json' in answer)) return sendRefusal(incoming, outgoing, answer)
    outgoing.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    outgoing.end(JSON.stringify(answer.json))
  }

  return async (incoming, outgoing) => {
    try {
      await serve(incoming, outgoing)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if ((incoming.destroyed && !incoming.complete) || HAS_GONE.test(code)) return void outgoing.destroy()
      const refusal = isDiskFull(error) ? STORAGE_ERRORS.diskFull : STORAGE_ERRORS.failed
      log(`${incoming.method} /storage/v1 ${refusal.status} ${code}`.trimEnd())
      if (outgoing.headersSent) outgoing.destroy()
      else sendRefusal(incoming, outgoing, refusal)
    }
  }
}

interface Route {
  isPublic: boolean
  name: string | undefined
}

function routeOf({ url = '' }: IncomingMessage): Route | undefined {
  const found = ROUTE.exec(url.split('?', 1)[0] ?? '')
  return found ? { isPublic: found[1] !== undefined, name: found[2] } : undefined
}

function namesIn(body: Buffer | undefined): string[] | undefined {
  try {
    const { prefixes } = JSON.parse(String(body)) as { prefixes?: unknown }
    const isList = Array.isArray(prefixes) && prefixes.every((name) => typeof name === 'string')
    return isList ? prefixes.filter((name) => pictureType(name)) : undefined
  } catch {
    return undefined
  }
}

/** A name always has the same content. */
async function send(
  pictures: PictureFiles,
  { incoming, outgoing, name = '' }: { incoming: IncomingMessage; outgoing: ServerResponse; name: string | undefined },
): Promise<void> {
  const type = pictureType(name)
  const file = type && (await pictures.open(name))
  if (!type || !file) return sendRefusal(incoming, outgoing, STORAGE_ERRORS.notFound)
  const etag = `"${name}"`
  const isCached = incoming.headers['if-none-match'] === etag
  outgoing.writeHead(isCached ? 304 : 200, {
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(isCached ? {} : { 'content-type': type, 'content-length': file.bytes }),
  })
  if (!isCached && incoming.method === 'GET') return pipeline(file.stream(), outgoing)
  await file.close()
  outgoing.end()
}
