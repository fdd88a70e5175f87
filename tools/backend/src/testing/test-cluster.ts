import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres, POSTGRES_MISSING, serverAccount } from '../postgres/find-postgres'
import { createDatabase } from './test-databases'

export { findPostgres } from '../postgres/find-postgres'
export { createHostedDatabase } from '../postgres/hosted-database'
export { createDatabase, runOn } from './test-databases'

export interface TestCluster {
  url: string
  /** No session may use the template. */
  createDatabase(template?: string): Promise<string>
  stop(): Promise<void>
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  autovacuum: 'off',
  timezone: 'UTC',
}

/** Standard input closes when this process ends in any way. */
const GUARD = `"$@" & server=$!
cat > /dev/null
kill -QUIT $server 2> /dev/null
wait $server
rm -rf "$CLUSTER_DIR"`

/** A server cannot run as root, so root starts it as another user. @throws Error with `POSTGRES_MISSING` */
export async function startTestCluster(parent = tmpdir()): Promise<TestCluster> {
  const bin = findPostgres()
  if (!bin) throw new Error(POSTGRES_MISSING)
  const account = serverAccount()
  const root = await mkdtemp(join(parent, 'loja-postgres-'))
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', CLUSTER_DIR: root }
  const password = randomBytes(18).toString('base64url')
  try {
    const passwordFile = join(root, 'password')
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (account) for (const path of [root, passwordFile]) chownSync(path, account.uid, account.gid)
    const initdb = ['--pgdata', join(root, 'data'), '--username', 'postgres', '--pwfile', passwordFile]
    const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
    const options = ['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', locale, '--no-sync']
    await promisify(execFile)(join(bin, 'initdb'), [...initdb, ...options], { ...account, cwd: root, env: environment })

    const port = await freePort()
    const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const command = [join(bin, 'postgres'), '-D', join(root, 'data'), '-p', String(port), ...settings]
    const guard = spawn('/bin/sh', ['-c', GUARD, 'guard', ...command], {
      ...account,
      cwd: root,
      env: environment,
      // Ctrl-C must not reach the server before the guard.
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    await listening(guard)
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    return { url, createDatabase: (template) => createDatabase(url, template), stop: () => stopGuard(guard) }
  } catch (error) {
    await rm(root, { recursive: true, force: true })
    throw error
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function listening(guard: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-4000)
      const isReady = output.includes('ready to accept connections')
      if (!isReady && !output.includes('FATAL:')) return
      guard.stderr?.off('data', read).resume()
      if (isReady) {
        guard.unref()
        for (const stream of [guard.stdin, guard.stderr]) (stream as { unref?(): void } | null)?.unref?.()
        return resolve()
      }
      guard.stdin?.end()
      reject(new Error(`PostgreSQL did not start:\n${output}`))
    }
    guard.stderr?.on('data', read)
    guard.once('error', reject)
  })
}

async function stopGuard(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null || guard.signalCode !== null) return
  const exited = new Promise((resolve) => guard.once('exit', resolve))
  guard.ref()
  guard.stdin?.end()
  await exited
}
