import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GATEWAY_SECRET_HEADER, spawnBackend } from '@loja/backend'
import { startGateway } from '@loja/gateway'

const repository = fileURLToPath(new URL('../..', import.meta.url))

export const wwwDir = join(repository, '.dist/build')

export interface Product {
  url: string
  publishableKey: string
  secretKey: string
  stop(): Promise<void>
}

interface ProductOptions {
  telemetryFile?: string
  localModulePorts?: readonly number[]
  signUp?: 'open'
}

export async function startProduct(dir = wwwDir, options: ProductOptions = {}): Promise<Product> {
  const { telemetryFile, localModulePorts = [], signUp = 'closed' } = options
  if (!existsSync(join(dir, 'index.html'))) throw new Error(`${dir} holds no build. Run: pnpm build`)
  const backend = await spawnBackend({ demoData: true, signUp })
  const gateway = await startGateway({
    wwwDir: dir,
    port: 0,
    ...(telemetryFile !== undefined && { telemetryFile }),
    backendUrl: backend.url,
    backendHeaders: { [GATEWAY_SECRET_HEADER]: backend.gatewaySecret },
    config: {
      supabaseUrl: '',
      publishableKey: backend.publishableKey,
      storeName: 'Loja',
      storefrontOrigin: 'https://loja.test',
      localModulePorts,
    },
  }).catch(async (error: unknown) => {
    await backend.stop()
    throw error
  })
  return {
    url: gateway.url,
    publishableKey: backend.publishableKey,
    secretKey: backend.secretKey,
    async stop() {
      await gateway.close()
      await backend.stop()
    },
  }
}
