import { startBackend } from '@loja/backend'
import { startTestCluster } from '@loja/backend/testing/cluster'
import { expect, test } from 'vitest'
import { startProductGateway } from '../serving/product-gateway'

const ACCOUNT = { email: 'ana@loja.test', password: 'uma-senha-longa' }

test('without the server every route is 503, and no answer names an address', async () => {
  const cluster = await startTestCluster()
  const databaseUrl = await cluster.createDatabase()
  const backend = await startBackend({ databaseUrl, demoData: false, gatewaySecret: 'x' })
  const gateway = await startProductGateway({ wwwDir: '/', port: 0, backend: { ...backend, gatewaySecret: 'x' } })
  try {
    const signedIn = backend.secretKey
    await cluster.stop()
    const routes: [string, object?, string?][] = [
      ['/rest/v1/products?select=id'],
      ['/rest/v1/orders?select=id', undefined, signedIn],
      ['/rest/v1/products', { name: 'x', price: 1 }, signedIn],
      ['/rest/v1/rpc/public_settings', {}],
      ['/rest/v1/rpc/list_orders', {}, signedIn],
      ['/auth/v1/token?grant_type=password', ACCOUNT],
      ['/auth/v1/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' }],
    ]
    for (const [path, body, key = backend.publishableKey] of routes) {
      const answer = await fetch(gateway.url + path, {
        method: body ? 'POST' : 'GET',
        headers: { apikey: key, 'content-type': 'application/json', 'user-agent': 'probe' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const text = await answer.text()
      expect([path, answer.status, JSON.parse(text).code]).toEqual([path, 503, 'PGRST001'])
      expect(text).not.toMatch(/ECONN|127\.0\.0\.1|:\d{4}/)
    }
  } finally {
    await gateway.close()
    await backend.close()
  }
})
