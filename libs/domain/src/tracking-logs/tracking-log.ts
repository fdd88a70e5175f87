/** Whom marketing events are sent to: `tracking_logs.provider`, in the order in which they are shown. */
export const TRACKING_PROVIDERS = ['meta', 'ga4', 'google_ads', 'tiktok'] as const
export type TrackingProvider = (typeof TRACKING_PROVIDERS)[number]

/** What became of an event: `tracking_logs.status`. `ignorado` was not sent on purpose. */
export const TRACKING_LOG_STATUSES = ['enviado', 'falhou', 'ignorado'] as const
export type TrackingLogStatus = (typeof TRACKING_LOG_STATUSES)[number]

/** Who sent an event: `tracking_logs.source`. */
export type TrackingLogSource = 'navegador' | 'servidor'
