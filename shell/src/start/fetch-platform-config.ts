import type { PlatformConfig } from '@loja/platform'

/** Requested by `shell/src/start/early.js`. @throws Error if it cannot be fetched or lacks a field */
export async function fetchPlatformConfig(): Promise<PlatformConfig> {
  const response = await window.lojaConfig
  if (!response.ok) throw new Error(`config.json answered ${response.status}`)
  return parsePlatformConfig(await response.json(), location.origin)
}

export function parsePlatformConfig(json: unknown, pageOrigin: string): PlatformConfig {
  const fields = json as Partial<Record<keyof PlatformConfig, unknown>> | null
  const text = (name: keyof PlatformConfig): string => {
    const value = fields?.[name]
    if (typeof value !== 'string') throw new Error(`config.json lacks ${name}`)
    return value
  }
  return {
    supabaseUrl: text('supabaseUrl') || pageOrigin,
    publishableKey: text('publishableKey'),
    storeName: text('storeName'),
    storefrontOrigin: text('storefrontOrigin'),
    ...(typeof fields?.telemetryUrl === 'string' && fields.telemetryUrl && { telemetryUrl: fields.telemetryUrl }),
    ...(Array.isArray(fields?.localModulePorts) && { localModulePorts: fields.localModulePorts }),
  }
}
