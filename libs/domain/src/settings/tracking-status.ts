import { isSettingOn, type PlainSettings } from './settings-keys'

/** The integrations that the badge counts, in the order in which it names them (BADGE-01, BADGE-02). */
export const INTEGRATIONS = ['meta', 'ga4', 'ads'] as const

export type Integration = (typeof INTEGRATIONS)[number]

/** Whether tracking is switched on, and which integrations are configured. */
export interface TrackingFlags extends Record<Integration, boolean> {
  enabled: boolean
}

/** What the badge says (BADGE-01, BADGE-02). */
export type TrackingStatus =
  | { kind: 'disabled' }
  | { kind: 'not-configured' }
  | { kind: 'partly-active'; active: number }
  | { kind: 'fully-active' }

/** The status of these flags; while tracking is off it does not matter what is configured. */
export function trackingStatus(flags: TrackingFlags): TrackingStatus {
  if (!flags.enabled) return { kind: 'disabled' }
  const active = INTEGRATIONS.filter((integration) => flags[integration]).length
  if (active === 0) return { kind: 'not-configured' }
  return active === INTEGRATIONS.length ? { kind: 'fully-active' } : { kind: 'partly-active', active }
}

/** The flags of these settings. Ads needs both id and label; the database says the same in `tracking_status()`. */
export function trackingFlags(settings: PlainSettings): TrackingFlags {
  return {
    enabled: isSettingOn(settings.tracking_enabled),
    meta: settings.facebook_pixel_id !== '',
    ga4: settings.google_analytics_id !== '',
    ads: settings.google_ads_conversion_id !== '' && settings.google_ads_conversion_label !== '',
  }
}
