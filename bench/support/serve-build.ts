import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GATEWAY_SECRET_HEADER, type RunningBackend } from '@loja/backend'
import { startGateway } from '@loja/gateway'

export const GATEWAY_SECRET = 'segredo-da-medida'
const WWW = join(fileURLToPath(new URL('../..', import.meta.url)), '.dist/build')

export async function serveBuild(backend: RunningBackend, gatewaySecret = '') {
  if (!existsSync(join(WWW, 'index.html'))) throw new Error('There is no build. Run: pnpm build')
  return startGateway({
    wwwDir: WWW,
    port: 0,
    backendUrl: backend.url,
    backendHeaders: gatewaySecret ? { [GATEWAY_SECRET_HEADER]: gatewaySecret } : {},
    config: {
      supabaseUrl: '',
      publishableKey: backend.publishableKey,
      storeName: 'Loja',
      storefrontOrigin: 'https://loja.test',
    },
  })
}
