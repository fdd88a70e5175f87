import type { TrackingProvider } from '@loja/domain'

/** What each provider is called on the screen. */
export const providerNames: Record<TrackingProvider, string> = {
  meta: 'Meta',
  ga4: 'GA4',
  google_ads: 'Google Ads',
  tiktok: 'TikTok',
}
