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

const loads = new Map<string, Promise<LoadedRemote | null>>()

/**
 * Loads the module that renders an address (see `RemoteLoader`), once for each section: who asks while it is on its way
 * waits for the same. After a failure the next call tries again.
 * @throws RemoteLoadError
 */
export function loadModule(pathname: string): Promise<LoadedRemote | null> {
  const section = sectionOf(pathname)
  const before = loads.get(section)
  if (before) return before
  const loading = load(section)
  loads.set(section, loading)
  loading.catch(() => loads.delete(section))
  return loading
}

async function load(section: string): Promise<LoadedRemote | null> {
  let loader: RemoteLoader
  try {
    loader = await openLoader()
  } catch (error) {
    throw toRemoteLoadError(section, error)
  }
  return loader.load(section)
}

/** `/admin/orders/42` → `/admin/orders`: the part that decides which module is shown. */
export function sectionOf(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}
