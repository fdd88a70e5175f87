import { TRACKING_PROVIDERS, type TrackingLogDay } from '@loja/domain/tracking-logs'
import { trackingProviderColors } from '@loja/ui/parts'
import { messages } from '../messages'

interface Series {
  name: string
  color: string
  countOf: (day: TrackingLogDay) => number
}

export const chartSeries: readonly Series[] = [
  ...TRACKING_PROVIDERS.map((provider) => ({
    name: messages.providers[provider],
    color: trackingProviderColors[provider],
    countOf: ({ counts }: TrackingLogDay) => counts[provider].enviado,
  })),
  { name: messages.failures, color: 'var(--ant-color-error)', countOf: (day) => tried(day).failed },
]

export function tried({ counts }: TrackingLogDay): { sent: number; failed: number } {
  const all = Object.values(counts)
  return {
    sent: all.reduce((sum, { enviado }) => sum + enviado, 0),
    failed: all.reduce((sum, { falhou }) => sum + falhou, 0),
  }
}
