import { connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../database/demo-data'
import { startBackend } from '../start-backend'
import { testServer } from '../testing/test-backend'
import { createDatabase, dropDatabase } from '../testing/test-databases'

async function startLine(url: string) {
  const target = new URL(url)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined).once('close', () => open.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as { port: number }).port)
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    url: through.href,
    cut,
    mend: () => {
      isCut = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

test('[AUTH-04] while the database is down every route is 503 without an address, and no session ends', async () => {
  const { url, template } = testServer()
  const databaseUrl = await createDatabase(url, template)
  const line = await startLine(databaseUrl)
  const backend = await startBackend({ databaseUrl: line.url, demoData: false })
  const token = async (grant: string, body: object) => {
    const response = await fetch(`${backend.url}/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, ...((await response.json()) as { refresh_token?: string }) }
  }
  try {
    const { refresh_token } = await token('password', DEMO_ACCOUNTS.admin)
    line.cut()
    for (let index = 0; index < 12; index += 1) {
      expect((await token('password', { ...DEMO_ACCOUNTS.admin, password: 'errada-errada' })).status).toBe(503)
    }
    expect((await token('refresh_token', { refresh_token })).status).toBe(503)
    for (const [path, body] of [
      ['products?select=id'],
      ['products', { name: 'x', price: 1 }],
      ['rpc/public_settings', {}],
    ] as const) {
      const answer = await fetch(`${backend.url}/rest/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { apikey: backend.secretKey, 'content-type': 'application/json', 'user-agent': 'probe' },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      expect([path, answer.status, JSON.parse(text).code]).toEqual([path, 503, 'PGRST001'])
      expect(text).not.toMatch(/ECONN|127\.0\.0\.1|:\d{4}/)
    }
    line.mend()
    expect((await token('password', { ...DEMO_ACCOUNTS.admin, password: 'errada-errada' })).status).toBe(400)
    expect((await token('refresh_token', { refresh_token })).status).toBe(200)
  } finally {
    await backend.close()
    line.close()
    await dropDatabase(databaseUrl)
  }
})
