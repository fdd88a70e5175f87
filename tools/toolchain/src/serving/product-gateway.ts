import { GATEWAY_SECRET_HEADER, type SpawnedBackend } from '@loja/backend'
import { type Gateway, startGateway } from '@loja/gateway'

export interface ProductGatewayOptions {
  wwwDir: string
  port: number
  backend?: Pick<SpawnedBackend, 'url' | 'publishableKey' | 'gatewaySecret'> | undefined
  hosted?: { url: string; publishableKey: string } | undefined
  telemetryFile?: string | undefined
  allowedHosts?: readonly string[]
  allowedOrigins?: readonly string[]
  localModulePorts?: readonly number[]
  env?: { STORE_NAME?: string | undefined; STOREFRONT_ORIGIN?: string | undefined }
}

export function startProductGateway({
  wwwDir,
  port,
  backend,
  hosted,
  env = {},
  telemetryFile,
  localModulePorts = [],
  ...allowed
}: ProductGatewayOptions): Promise<Gateway> {
  return startGateway({
    wwwDir,
    port,
    config: {
      supabaseUrl: hosted?.url ?? '',
      publishableKey: hosted?.publishableKey ?? backend?.publishableKey ?? '',
      storeName: env.STORE_NAME ?? 'Loja',
      storefrontOrigin: env.STOREFRONT_ORIGIN ?? 'https://loja.test',
      localModulePorts,
    },
    ...(backend ? { backendUrl: backend.url, backendHeaders: { [GATEWAY_SECRET_HEADER]: backend.gatewaySecret } } : {}),
    ...(telemetryFile === undefined ? {} : { telemetryFile }),
    ...allowed,
    log: (line) => console.error(line),
  })
}
