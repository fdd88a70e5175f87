import type { RemoteMeta } from '@loja/platform'

export { default } from './routes'

export const meta: RemoteMeta = __REMOTE_META__
