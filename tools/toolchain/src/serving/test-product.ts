import { startTestBackend } from '@loja/backend/testing'
import { buildTree } from '@loja/gateway/testing'
import { type ProductGatewayOptions, startProductGateway } from './product-gateway'

export const TEST_SECRET = 'segredo-do-teste'

export async function startTestProduct(
  allowed: Pick<ProductGatewayOptions, 'allowedHosts' | 'allowedOrigins' | 'env'> = {},
) {
  const tree = await buildTree()
  const backend = await startTestBackend({ gatewaySecret: TEST_SECRET })
  const gateway = await startProductGateway({
    wwwDir: tree.www,
    port: 0,
    backend: { ...backend, gatewaySecret: TEST_SECRET },
    ...allowed,
  })
  return {
    backend,
    gateway,
    async close() {
      await gateway.close()
      await backend.close()
      await tree.remove()
    },
  }
}
