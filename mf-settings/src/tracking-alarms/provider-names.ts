import type { TrackingProvider } from '@loja/domain/tracking-logs'

export const providerNames: Record<TrackingProvider, string> = {
  meta: 'Meta',
  ga4: 'GA4',
  google_ads: 'Google Ads',
  tiktok: 'TikTok',
}
