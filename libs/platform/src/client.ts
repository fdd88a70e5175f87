import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** What `/config.json` tells the page at run time, so that one build serves every environment. */
export interface PlatformConfig {
  /** Origin of the Supabase API. The page's own origin when the gateway serves the API. */
  supabaseUrl: string
  /** Key of the anonymous role (`sb_publishable_…`). Public by design: row-level security is the gate. */
  publishableKey: string
  /** Shown in the sidebar and in the page title. */
  storeName: string
  /** Origin of the public shop, for links to products, e.g. `https://loja.test`. */
  storefrontOrigin: string
}

/** A request that hangs this long counts as failed. */
const REQUEST_TIMEOUT_MS = 20_000

let current: { config: PlatformConfig; supabase: SupabaseClient } | undefined

/**
 * Creates the page's one Supabase client. The shell calls it once, before anything renders.
 * @throws Error when called a second time: a second client would hold a second copy of the session.
 */
export function configurePlatform(config: PlatformConfig): void {
  if (current) throw new Error('configurePlatform: the platform is configured already')
  current = {
    config,
    supabase: createClient(config.supabaseUrl, config.publishableKey, {
      // `detectSessionInUrl` is off: sign-in is by password only, so a session in a link is never ours.
      auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
      db: { timeout: REQUEST_TIMEOUT_MS },
    }),
  }
}

function platform() {
  if (!current) throw new Error('The platform is not configured: call configurePlatform first')
  return current
}

/**
 * The page's one Supabase client. Only `libs/data` and the shell's session code call it; it is untyped here because
 * the row types belong to `libs/data`, which every module bundles in the version it was built with.
 */
export function getSupabase(): SupabaseClient {
  return platform().supabase
}

/** The run-time configuration that the page was started with. */
export function getPlatformConfig(): PlatformConfig {
  return platform().config
}
