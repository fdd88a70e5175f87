// PostgreSQL has no lock of the data folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryFolder } from '@loja/backend/testing'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

let dataDir: string
let running: ChildProcess | undefined
beforeAll(async () => {
  dataDir = await temporaryFolder('loja-stop-')
})
afterEach(() => {
  if (running?.exitCode === null) process.kill(-(running.pid ?? 0), 'SIGKILL')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function start() {
  const entry = join(import.meta.dirname, 'served-product.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', entry, tmpdir(), dataDir], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  const [line] = await once(child.stdout, 'data')
  const { port, key } = JSON.parse(String(line)) as { port: number; key: string }
  return { child, port, key, signal: (name: NodeJS.Signals) => process.kill(-(child.pid ?? 0), name) }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

test('a signal to the process group waits for the request under way and removes the lock', async () => {
  const { child, port, key, signal } = await start()
  const exited = once(child, 'exit')
  const settings = '/rest/v1/rpc/public_settings'
  let answer = ''
  const socket = connect(port, '127.0.0.1')
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const closed = once(socket, 'close')
  socket.write(
    `POST ${settings} HTTP/1.1\r\nHost: localhost\r\napikey: ${key}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n{',
  )
  await vi.waitFor(() => expect(answer).toContain('100 Continue'), { timeout: 10_000, interval: 10 })
  signal('SIGINT')
  signal('SIGINT')
  await vi.waitFor(async () => expect(await accepts(port)).toBe(false), { timeout: 10_000, interval: 10 })
  expect(existsSync(join(dataDir, 'lock'))).toBe(true)
  socket.write('}')
  await closed
  expect(answer).toMatch(/HTTP\/1\.1 200 OK/)
  expect(await exited).toEqual([0, null])
  expect(existsSync(join(dataDir, 'lock'))).toBe(false)
})
