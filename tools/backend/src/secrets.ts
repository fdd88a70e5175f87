import { randomBytes } from 'node:crypto'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOnce } from './data-folder/write-whole'
import { BackendError } from './errors'

export interface Secrets {
  jwtSecret: string
  publishableKey: string
  secretKey: string
}

export function generateSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  }
}

/** New keys end all sessions. @throws BackendError `keys-damaged` */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) {
    // All concurrent starts must read the same file.
    await writeOnce(path, `${JSON.stringify(generateSecrets(), null, 2)}\n`)
    return loadSecrets(dataDir)
  }
  await chmod(path, 0o600)
  try {
    const { jwtSecret, publishableKey, secretKey } = JSON.parse(text) as Partial<Secrets>
    if (jwtSecret && jwtSecret.length >= 32 && publishableKey && secretKey)
      return { jwtSecret, publishableKey, secretKey }
  } catch {
    // The error's text must not reach a log.
  }
  throw new BackendError(
    'keys-damaged',
    `secrets.json in the data directory is ${text.trim() === '' ? 'empty' : 'not what was written'}.`,
  )
}
