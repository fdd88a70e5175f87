import type { RemoteLoader } from '@loja/federation'
import { createRemoteLoader } from '@loja/federation/loader'
import { CONTRACT_VERSION } from '@loja/platform/shell'
import { provideModules } from '../provided/modules'

/** Loader of modules, with Module Federation in it. Imported late: sign-in and dashboard need no module. */
export function openLoader(readRegistry: () => Promise<string>): RemoteLoader {
  return createRemoteLoader({
    contract: CONTRACT_VERSION,
    readRegistry,
    provided: provideModules(__SHARED_VERSIONS__),
  })
}
