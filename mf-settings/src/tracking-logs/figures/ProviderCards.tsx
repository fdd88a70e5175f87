import type { ProviderState } from '@loja/data/tracking-logs'
import { ABSENT, formatCount, formatRelativeTime } from '@loja/domain/format'
import {
  successRate,
  TRACKING_PROVIDERS,
  type TrackingLogCounts,
  type TrackingLogDay,
  type TrackingProvider,
} from '@loja/domain/tracking-logs'
import { CardFilter } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { fourColumns, QuietText, Surface, trackingProviderColors } from '@loja/ui/parts'
import { messages } from '../messages'
import styles from './ProviderCards.module.css'

interface Figures {
  counts: Record<TrackingProvider, TrackingLogCounts>
  days: TrackingLogDay[]
  providers: Record<TrackingProvider, ProviderState>
}

export interface ProviderCardsProps {
  figures: Figures | undefined
  failed: boolean
  /** Epoch milliseconds. */
  readAt: number
  provider: TrackingProvider | null
  onProvider: (provider: TrackingProvider | null) => void
}

const NOT_KNOWN_YET = '\u00a0'

export function ProviderCards({ figures, failed, readAt, provider, onProvider }: ProviderCardsProps) {
  return (
    <ul className={`${fourColumns} ${styles.cards}`} aria-label={messages.providersLabel}>
      {TRACKING_PROVIDERS.map((one) => (
        <Surface as="li" key={one} className={styles.card} data-on={one === provider || undefined}>
          <h2 className={styles.name}>
            <span className={looks.dot} style={{ background: trackingProviderColors[one] }} aria-hidden />
            {messages.providers[one]}
          </h2>
          <CardFigures counts={figures?.counts[one]} state={figures?.providers[one]} failed={failed} readAt={readAt} />
          <CardFilter
            label={messages.filterByProvider(one)}
            on={one === provider}
            onToggle={() => onProvider(one === provider ? null : one)}
          />
        </Surface>
      ))}
    </ul>
  )
}

interface CardProps {
  counts: TrackingLogCounts | undefined
  state: ProviderState | undefined
  failed: boolean
  readAt: number
}

function CardFigures({ counts, state, failed, readAt }: CardProps) {
  const rate = counts && successRate(counts)
  const text = (value: string | undefined) => value ?? (failed ? ABSENT : NOT_KNOWN_YET)
  return (
    <>
      <dl className={styles.figures}>
        <dt title={messages.rateMeaning}>{messages.rate}</dt>
        <dd className={styles.rate}>{text(counts && (rate == null ? ABSENT : messages.rateOf(rate)))}</dd>
        <dt>{messages.sent}</dt>
        <dd>{text(counts && formatCount(counts.enviado))}</dd>
        <dt>{messages.failed}</dt>
        <dd data-bad={(counts?.falhou ?? 0) > 0 || undefined}>{text(counts && formatCount(counts.falhou))}</dd>
        <dt>{messages.lastSent}</dt>
        <dd className={styles.last}>
          {text(state && (state.lastSentAt ? formatRelativeTime(state.lastSentAt, readAt) : messages.never))}
        </dd>
      </dl>
      <QuietText className={styles.state}>{state && !state.active ? messages.inactive : NOT_KNOWN_YET}</QuietText>
    </>
  )
}
