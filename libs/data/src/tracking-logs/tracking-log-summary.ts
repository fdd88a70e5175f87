import {
  byProvider,
  NO_EVENTS,
  TRACKING_PROVIDERS,
  type TrackingLogDay,
  type TrackingLogMatch,
  type TrackingProvider,
} from '@loja/domain/tracking-logs'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { logFilter } from './tracking-logs'

export interface TrackingLogSummary {
  days: TrackingLogDay[]
  eventNames: string[]
  providers: Record<TrackingProvider, ProviderState>
}

export interface ProviderState {
  /** Configured, with tracking enabled. */
  active: boolean
  /** ISO 8601; `null` if nothing was sent. */
  lastSentAt: string | null
}

const provider = v.picklist(TRACKING_PROVIDERS)
const daysShape = v.array(
  v.object({ day: v.string(), provider, sent: v.number(), failed: v.number(), ignored: v.number() }),
)
const providersShape = v.array(camelShape({ provider, active: v.boolean(), lastSentAt: v.nullable(v.string()) }))

/** Whatever provider and status of the filter. */
export async function getTrackingLogSummary(
  match: TrackingLogMatch,
  signal?: AbortSignal,
): Promise<TrackingLogSummary> {
  const operation = 'trackingLogs.summary'
  const filter = logFilter({ ...match, provider: null, status: null })
  const rows = await ask(operation, db().rpc('tracking_log_summary', { filter }, { get: true }), signal)
  const { days, eventNames, providers } = camel(oneRow(operation, rows))
  const states = byProvider((): ProviderState => ({ active: false, lastSentAt: null }))
  for (const { provider, ...state } of checkedAnswer(operation, providersShape, providers)) states[provider] = state
  return { days: joinDays(checkedAnswer(operation, daysShape, days)), eventNames, providers: states }
}

function joinDays(rows: v.InferOutput<typeof daysShape>): TrackingLogDay[] {
  const days = new Map<string, TrackingLogDay>()
  for (const { day, provider, sent, failed, ignored } of rows) {
    const joined = days.get(day) ?? { day, counts: byProvider(() => NO_EVENTS) }
    joined.counts[provider] = { enviado: sent, falhou: failed, ignorado: ignored }
    days.set(day, joined)
  }
  return [...days.values()]
}
