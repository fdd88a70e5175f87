export interface ConfigJson {
  supabaseUrl: string
  publishableKey: string
  storeName: string
  storefrontOrigin: string
  telemetryUrl?: string
  localModulePorts?: readonly number[]
}

/** Drops unknown properties, e.g. a secret passed by mistake. @throws Error for an invalid address */
export function checkConfigJson(config: ConfigJson): ConfigJson {
  for (const key of ['supabaseUrl', 'storefrontOrigin'] as const) {
    if (config[key] !== '' && !isHttpUrl(config[key])) throw new Error(`${key} is not an http(s) address`)
  }
  const { localModulePorts = [] } = config
  if (!localModulePorts.every((port) => Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Error('localModulePorts holds something else than ports')
  return {
    supabaseUrl: config.supabaseUrl.replace(/\/+$/, ''),
    publishableKey: config.publishableKey,
    storeName: config.storeName,
    storefrontOrigin: config.storefrontOrigin.replace(/\/+$/, ''),
    ...(config.telemetryUrl ? { telemetryUrl: config.telemetryUrl } : {}),
    ...(localModulePorts.length > 0 ? { localModulePorts } : {}),
  }
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
