import { createRemoteLoader } from '@loja/federation'
import { CONTRACT_VERSION } from '@loja/platform/shell'

/** The page's one loader of modules. */
export const remoteLoader = createRemoteLoader({ contract: CONTRACT_VERSION, registryUrl: '/remotes.json' })
