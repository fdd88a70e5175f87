import { fetchRegistry, type LoadedRemote, type RemoteLoader, toRemoteLoadError } from '@loja/federation'

const REGISTRY_URL = '/remotes.json'

let opening: Promise<RemoteLoader> | undefined

/** Opens the page's one loader. The registry is asked for while the loader is on its way. */
function openLoader(): Promise<RemoteLoader> {
  if (opening) return opening
  let early: Promise<string> | undefined = fetchRegistry(REGISTRY_URL)
  // Whoever takes it sees the failure.
  early.catch(() => undefined)
  const readRegistry = () => {
    const text = early ?? fetchRegistry(REGISTRY_URL)
    early = undefined
    return text
  }
  opening = import('./federation').then(({ openLoader }) => openLoader(readRegistry))
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/**
 * Loads the module that renders `pathname`; see `RemoteLoader`.
 * @throws RemoteLoadError
 */
export async function loadRemoteModule(pathname: string): Promise<LoadedRemote | null> {
  let loader: RemoteLoader
  try {
    loader = await openLoader()
  } catch (error) {
    throw toRemoteLoadError(pathname, error)
  }
  return loader.load(pathname)
}
