import type { TrackingProvider } from '@loja/domain/tracking-logs'

/** Contrast of 3:1 on light and dark surfaces. */
export const trackingProviderColors: Record<TrackingProvider, string> = {
  meta: '#3f7fc4',
  ga4: '#b7791f',
  google_ads: '#348a58',
  tiktok: '#8a6bc8',
}
