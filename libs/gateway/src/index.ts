export { createHostCheck } from './allowed-host'
export { createBackendProxy } from './backend-proxy'
export type { GatewayConfig } from './config'
export { type Gateway, type GatewayOptions, startGateway } from './gateway'
