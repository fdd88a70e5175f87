import type { RealtimeClient } from '@supabase/realtime-js'
import type { Auth } from './auth'

/**
 * The page's one web socket. A channel that joins without the session's token gets no changes and no error.
 * @throws if the code cannot be loaded or the session awaits renewal: retry later
 */
export type OpenRealtime = () => Promise<RealtimeClient>

/** The client's own pauses grow to 10 s. Random, because all tabs find a restarted server. */
const reconnectAfterMs = () => 1000 + 1000 * Math.random()

interface Options {
  url: string
  publishableKey: string
  auth: Auth
  hasSession: () => boolean
  getToken: () => Promise<string>
}

/** Renewed tokens reach the open channels. */
export function createRealtime({ url, publishableKey, auth, hasSession, getToken }: Options): OpenRealtime {
  let client: Promise<RealtimeClient> | undefined

  /**
   * The client keeps its token if this throws; the anonymous key would replace it while a session awaits
   * renewal.
   */
  const accessToken = async () => {
    const token = await getToken()
    if (token === publishableKey && hasSession()) throw new Error('The session could not be renewed yet')
    return token
  }
  const load = async () => {
    const { RealtimeClient } = await import('@supabase/realtime-js')
    const address = url.replace(/^http/, 'ws')
    return new RealtimeClient(address, { params: { apikey: publishableKey }, accessToken, reconnectAfterMs })
  }
  const whenLoaded = (use: (loaded: RealtimeClient) => Promise<unknown>) => {
    // The caller of `openRealtime` gets the error.
    client?.then(use).catch(() => undefined)
  }
  auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED') whenLoaded((loaded) => loaded.setAuth())
    if (event !== 'SIGNED_OUT') return
    whenLoaded((loaded) => loaded.removeAllChannels())
    // It has the token of the previous user.
    client = undefined
  })

  return async () => {
    client ??= load()
    const asked = client
    try {
      const loaded = await asked
      // `setAuth` would ignore the error and continue without a token.
      await accessToken()
      await loaded.setAuth()
      return loaded
    } catch (error) {
      if (client === asked) client = undefined
      throw error
    }
  }
}
