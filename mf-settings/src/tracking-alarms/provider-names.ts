import type { TrackingProvider } from '@loja/domain'

export const providerNames: Record<TrackingProvider, string> = {
  meta: 'Meta',
  ga4: 'GA4',
  google_ads: 'Google Ads',
  tiktok: 'TikTok',
}
