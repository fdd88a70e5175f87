/** What `/config.json` holds: what a page has to know of where it runs, so that one build serves every environment. */
export interface ConfigJson {
  /**
   * Origin of the Supabase API. The empty string means the page's own origin: the shell resolves it with
   * `location.origin`, so neither the port nor a proxy's host name has to be known here.
   */
  supabaseUrl: string
  /** Key of the anonymous role (`sb_publishable_…`). Public by design: row-level security is the gate. */
  publishableKey: string
  /** Shown in the sidebar and in the page title. */
  storeName: string
  /** Origin of the public shop, for links to products, e.g. `https://loja.test`. */
  storefrontOrigin: string
  /** Where pages report which releases of modules they could load; without it they report nothing. */
  telemetryUrl?: string
}

/**
 * Checks the configuration before anything listens and drops every other property, so that a secret handed over by
 * mistake never reaches `/config.json`.
 * @throws Error when `supabaseUrl` or `storefrontOrigin` is neither empty nor an http(s) address.
 */
export function checkConfigJson(config: ConfigJson): ConfigJson {
  for (const key of ['supabaseUrl', 'storefrontOrigin'] as const) {
    if (config[key] !== '' && !isHttpUrl(config[key])) throw new Error(`${key} is not an http(s) address`)
  }
  return {
    supabaseUrl: config.supabaseUrl.replace(/\/+$/, ''),
    publishableKey: config.publishableKey,
    storeName: config.storeName,
    storefrontOrigin: config.storefrontOrigin.replace(/\/+$/, ''),
    ...(config.telemetryUrl ? { telemetryUrl: config.telemetryUrl } : {}),
  }
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
