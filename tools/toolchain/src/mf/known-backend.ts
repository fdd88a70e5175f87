import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { repository } from '../../bin/run-step.mjs'
import { parseStartOptions } from '../../bin/start-options.mjs'
import { wwwDir } from '../workspace'

interface KnownBackend {
  url: string
  secretKey: string
}

type Environment = Record<string, string | undefined>

const TIMEOUT_MS = 3_000

export async function knownBackend(dir: string, env: Environment): Promise<KnownBackend | undefined> {
  const [url, secretKey] = [env.BACKEND_URL?.trim(), env.BACKEND_SECRET_KEY?.trim()]
  if (url && secretKey) return { url, secretKey }
  return dir === wwwDir ? embeddedBackend(env) : undefined
}

async function embeddedBackend(env: Environment): Promise<KnownBackend | undefined> {
  const { port, dataDir, hosted } = parseStartOptions([], env)
  if (hosted) return undefined
  const secrets = await readFile(join(resolve(repository, dataDir), 'secrets.json'), 'utf8').catch(() => undefined)
  if (secrets === undefined) return undefined
  const { secretKey, publishableKey } = JSON.parse(secrets) as { secretKey: string; publishableKey: string }
  const url = `http://127.0.0.1:${port}`
  return (await publishableKeyOf(url)) === publishableKey ? { url, secretKey } : undefined
}

/** Another program may listen on the port, so the secret key is sent only to the store of these keys. */
async function publishableKeyOf(url: string): Promise<unknown> {
  try {
    const response = await fetch(new URL('/config.json', url), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return ((await response.json()) as { publishableKey?: unknown }).publishableKey
  } catch {
    return undefined
  }
}

export async function askBackend({ url, secretKey }: KnownBackend, path: string, body?: object): Promise<Response> {
  const response = await fetch(new URL(`/rest/v1/${path}`, url), {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the backend answered ${response.status}`)
  return response
}
