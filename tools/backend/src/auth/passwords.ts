import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import bcrypt from 'bcryptjs'
import { BackendError } from '../errors'
import { requestContext } from '../http/request-context'

export const MINIMUM_PASSWORD_LENGTH = 8
/** bcrypt ignores the rest. */
export const MAXIMUM_PASSWORD_BYTES = 72

const COST = 10
/** An unknown account must take the same time. */
const DUMMY_HASH = '$2b$10$CG5bRkODWG2aGCtKcAL62urO4HjaSu8of8TiXgqPMrf6SuhMyClxK'

type Work = { method: 'hash'; second: number | string } | { method: 'compare'; second: string }
type Settle = { resolve: (value: never) => void; reject: (error: Error) => void }
type Answer = { id: number; value: string | boolean } | { id: number; error: string }

let worker: Worker | undefined
let lastId = 0
const pending = new Map<number, Settle>()

function fail(error: Error): void {
  worker = undefined
  for (const { reject } of pending.values()) reject(error)
  pending.clear()
}

function openWorker(): Worker {
  // TypeScript support would take ten times as long to start.
  const opened = new Worker(new URL('./hash-worker.mjs', import.meta.url), { execArgv: [] })
  opened.on('error', fail)
  opened.on('exit', (code) => worker === opened && fail(new Error(`The hashing thread ended (${code}).`)))
  opened.on('message', (answer: Answer) => {
    const settle = pending.get(answer.id)
    pending.delete(answer.id)
    if (pending.size === 0) opened.unref()
    if ('error' in answer) settle?.reject(new Error(answer.error))
    else settle?.resolve(answer.value as never)
  })
  return opened
}

function inWorker<T extends string | boolean>(password: string, { method, second }: Work): Promise<T> {
  worker ??= openWorker()
  worker.ref()
  lastId += 1
  const id = lastId
  worker.postMessage({ id, method, password, second })
  return new Promise<T>((resolve, reject) => pending.set(id, { resolve, reject }))
}

export function hashPassword(password: string, cost: number | string = COST): Promise<string> {
  return inWorker(password, { method: 'hash', second: cost })
}

async function comparePassword(password: string, hash: string): Promise<boolean> {
  const context = requestContext.getStore()
  if (context) context.comparedPassword = true
  return inWorker(password, { method: 'compare', second: hash })
}

export async function compareDummyPassword(password: unknown): Promise<void> {
  if (requestContext.getStore()?.comparedPassword || typeof password !== 'string') return
  await bcrypt.compare(password, DUMMY_HASH)
}

/** Forty sign-ins would block the main thread for seconds. */
export function hashOffThread(): void {
  const here = createRequire(import.meta.url)
  const lite = here.resolve
    .paths('@supabase/lite')
    ?.map((folder) => join(folder, '@supabase/lite/package.json'))
    .find(existsSync)
  if (lite === undefined || createRequire(realpathSync(lite)).resolve('bcryptjs') !== here.resolve('bcryptjs')) {
    throw new BackendError(
      'failed',
      '@supabase/lite has another copy of bcryptjs than the one whose work is moved to a thread: set the same version in pnpm-workspace.yaml.',
    )
  }
  Object.assign(bcrypt, { hash: hashPassword, compare: comparePassword })
}
