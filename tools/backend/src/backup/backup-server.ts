import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database } from '../database/database'
import { closeServer } from '../http/close-server'
import type { PictureFiles } from '../pictures/picture-files'
import { writeBackup } from './write-backup'

/** A stalled client blocks PGlite's only session. */
const SILENCE_MS = 30_000

export async function startBackupServer(
  database: Database,
  { pictures, secretKey, log }: { pictures: PictureFiles; secretKey: string; log: (line: string) => void },
): Promise<{ port: number; close: () => Promise<void> }> {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const server = createServer((request, response) => {
    const isAllowed = timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${secretKey}`))
    if (!isAllowed || request.method !== 'GET' || request.url !== '/backup') {
      response.writeHead(isAllowed ? 404 : 401).end()
      return
    }
    response.setTimeout(SILENCE_MS, () => response.destroy())
    writeBackup({ database, pictures }, response).catch((error: unknown) => {
      log(`a backup failed: ${error instanceof Error ? error.message : String(error)}`)
      response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) }
}
