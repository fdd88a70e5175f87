export const TRACKING_PROVIDERS = ['meta', 'ga4', 'google_ads', 'tiktok'] as const
export type TrackingProvider = (typeof TRACKING_PROVIDERS)[number]

/** `tracking_logs.status`. `ignorado`: not sent on purpose. */
export const TRACKING_LOG_STATUSES = ['enviado', 'falhou', 'ignorado'] as const
export type TrackingLogStatus = (typeof TRACKING_LOG_STATUSES)[number]

export type TrackingLogSource = 'navegador' | 'servidor'
