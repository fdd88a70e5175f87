import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BackendError } from '../errors'
import { generateGatewaySecret } from '../http/gateway-secret'
import type { BackendOptions } from '../start-backend'
import type { FromChild, ToChild } from './spawn-protocol'

export type SpawnOptions = Omit<BackendOptions, 'log' | 'gatewaySecret'>

export interface SpawnedBackend {
  url: string
  publishableKey: string
  secretKey: string
  gatewaySecret: string
  pid: number
  stop(): Promise<void>
  exited: Promise<number | null>
}

/** Ends with this process. */
export async function spawnBackend(options: SpawnOptions, log?: (text: string) => void): Promise<SpawnedBackend> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = fork(join(import.meta.dirname, 'serve.ts'), [], {
    execArgv: ['--import', tsx],
    env: { ...process.env, LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' },
    stdio: ['ignore', 'ignore', log ? 'pipe' : 'inherit', 'ipc'],
  })
  if (log) child.stderr?.setEncoding('utf8').on('data', log)
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const gatewaySecret = generateGatewaySecret()
  child.send({ type: 'start', options: { ...options, gatewaySecret } } satisfies ToChild)
  const { url, publishableKey, secretKey } = await listening(child, exited)
  return {
    url,
    publishableKey,
    secretKey,
    gatewaySecret,
    pid: child.pid ?? 0,
    exited,
    stop: () => stopChild(child, exited),
  }
}

async function listening(child: ChildProcess, exited: Promise<number | null>) {
  const message = await Promise.race([
    new Promise<FromChild>((resolve) => child.once('message', (value) => resolve(value as FromChild))),
    new Promise<never>((_resolve, reject) =>
      child.once('error', (error) => reject(new BackendError('failed', error.message, { cause: error }))),
    ),
    exited.then(
      (code): FromChild => ({ type: 'failed', code: 'failed', message: `The backend ended early (${code}).` }),
    ),
  ])
  if (message.type === 'failed') {
    await exited
    throw new BackendError(message.code, message.message)
  }
  return message
}

async function stopChild(child: ChildProcess, exited: Promise<number | null>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    if (child.connected) child.send({ type: 'stop' } satisfies ToChild)
    else child.kill('SIGTERM')
  }
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await exited
  clearTimeout(force)
}
