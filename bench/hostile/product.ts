import { GATEWAY_SECRET_HEADER, type RunningBackend } from '@loja/backend'
import { type Gateway, startGateway } from '@loja/gateway'
import { buildTree } from '@loja/gateway/testing'
import { openTarget, type Target } from './target'

export interface AttackedProduct {
  target: Target
  close(): Promise<void>
}

const GATEWAY_SECRET = 'segredo-do-ataque'

export async function startAttackedProduct(
  startBackend: (options: { gatewaySecret: string }) => Promise<RunningBackend>,
): Promise<AttackedProduct> {
  const tree = await buildTree()
  let backend: RunningBackend | undefined
  let gateway: Gateway | undefined
  const close = async () => {
    await gateway?.close()
    await backend?.close()
    await tree.remove()
  }
  try {
    backend = await startBackend({ gatewaySecret: GATEWAY_SECRET })
    gateway = await startGateway({
      wwwDir: tree.www,
      port: 0,
      config: {
        supabaseUrl: '',
        publishableKey: backend.publishableKey,
        storeName: 'Loja',
        storefrontOrigin: 'https://www.example.com',
      },
      backendUrl: backend.url,
      backendHeaders: { [GATEWAY_SECRET_HEADER]: GATEWAY_SECRET },
    })
    return { target: await openTarget(backend, gateway.url), close }
  } catch (error) {
    await close()
    throw error
  }
}
