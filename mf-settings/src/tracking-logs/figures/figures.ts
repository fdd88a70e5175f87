import type { ProviderState } from '@loja/data'
import type { TrackingLogCounts, TrackingLogDay, TrackingProvider } from '@loja/domain'

/** What is shown above the list. */
export interface Figures {
  counts: Record<TrackingProvider, TrackingLogCounts>
  /** Every day of the period, the oldest first. */
  days: TrackingLogDay[]
  providers: Record<TrackingProvider, ProviderState>
}
