import type { GoTrueClient } from '@supabase/auth-js'
import type { RealtimeClient } from '@supabase/realtime-js'

/**
 * Gives out the client of the page's one web socket, whose code is loaded when it is first asked for. It knows the
 * session's token by then: a channel that joins without one is told of no change, and nothing says so.
 * @throws when the code cannot be loaded, or the session waits to be renewed; worth another try
 */
export type OpenRealtime = () => Promise<RealtimeClient>

interface Options {
  /** Of the API's realtime part, e.g. `https://project.supabase.co/realtime/v1`. */
  url: string
  publishableKey: string
  auth: GoTrueClient
  /** Whether the browser keeps a session, valid or expired. */
  hasSession: () => boolean
  /** The session's token, or the publishable key. */
  getToken: () => Promise<string>
}

/** A token that is renewed reaches the open channels; a session that ends closes them and the socket. */
export function createRealtime({ url, publishableKey, auth, hasSession, getToken }: Options): OpenRealtime {
  let client: Promise<RealtimeClient> | undefined

  /** Throws rather than speak as nobody for a person whose session waits to be renewed: the client keeps the token it has. */
  const accessToken = async () => {
    const token = await getToken()
    if (token === publishableKey && hasSession()) throw new Error('The session could not be renewed yet')
    return token
  }
  const load = async () => {
    const { RealtimeClient } = await import('@supabase/realtime-js')
    return new RealtimeClient(url.replace(/^http/, 'ws'), { params: { apikey: publishableKey }, accessToken })
  }
  const whenLoaded = (use: (loaded: RealtimeClient) => Promise<unknown>) => {
    // Who asked for the client is told that it could not be loaded.
    client?.then(use).catch(() => undefined)
  }
  auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED') whenLoaded((loaded) => loaded.setAuth())
    if (event !== 'SIGNED_OUT') return
    whenLoaded((loaded) => loaded.removeAllChannels())
    // It holds the token of who has left.
    client = undefined
  })

  return async () => {
    client ??= load()
    const asked = client
    try {
      const loaded = await asked
      // Asked for here too, because the client itself would go on without a token.
      await accessToken()
      await loaded.setAuth()
      return loaded
    } catch (error) {
      if (client === asked) client = undefined
      throw error
    }
  }
}
