export { createHostCheck } from './allowed-host'
export { createBackendProxy } from './backend-proxy'
export type { ConfigJson } from './config-json'
export { type Gateway, type GatewayOptions, startGateway } from './gateway'
