import type { ProviderState } from '@loja/data/tracking-logs'
import type { TrackingLogCounts, TrackingLogDay, TrackingProvider } from '@loja/domain/tracking-logs'

export interface Figures {
  counts: Record<TrackingProvider, TrackingLogCounts>
  days: TrackingLogDay[]
  providers: Record<TrackingProvider, ProviderState>
}
