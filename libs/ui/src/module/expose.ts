import type { RemoteMeta } from '@loja/platform'
import declaration from 'this-module'
import { createModule } from './create-module'

const module = createModule(declaration)

export default module.default

export const { prefetch, readsOf } = module

export const meta: RemoteMeta = __REMOTE_META__
