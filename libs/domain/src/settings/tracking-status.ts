import { isSettingOn, type PlainSettings } from './settings'

export const INTEGRATIONS = ['meta', 'ga4', 'ads'] as const

export type Integration = (typeof INTEGRATIONS)[number]

export interface TrackingFlags extends Record<Integration, boolean> {
  enabled: boolean
}

export type TrackingStatus =
  | { kind: 'disabled' }
  | { kind: 'not-configured' }
  | { kind: 'partly-active'; active: number }
  | { kind: 'fully-active' }

/** Integrations do not matter while tracking is off. */
export function trackingStatus(flags: TrackingFlags): TrackingStatus {
  if (!flags.enabled) return { kind: 'disabled' }
  const active = INTEGRATIONS.filter((integration) => flags[integration]).length
  if (active === 0) return { kind: 'not-configured' }
  return active === INTEGRATIONS.length ? { kind: 'fully-active' } : { kind: 'partly-active', active }
}

/** Same rule as `tracking_status()`. */
export function trackingFlags(settings: PlainSettings): TrackingFlags {
  return {
    enabled: isSettingOn(settings.tracking_enabled),
    meta: settings.facebook_pixel_id !== '',
    ga4: settings.google_analytics_id !== '',
    ads: settings.google_ads_conversion_id !== '' && settings.google_ads_conversion_label !== '',
  }
}
