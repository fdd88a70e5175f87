import { storeDay } from '../format/calendar-day'
import type { SettingKey } from '../settings/settings-keys'
import type { TrackingProvider } from './tracking-log'
import { type TrackingLogListParams, trackingLogListParams } from './tracking-log-list-params'

/** An order that an alarm is about. */
export interface AlarmOrder {
  id: string
  /** Absent when the log does not say. */
  number: string | null
}

/** Of what the failures of an alarm are a share. */
export const FAILURE_SPANS = ['hour', 'purchases', 'day'] as const
type FailureSpan = (typeof FAILURE_SPANS)[number]

/** What is wrong with the tracking, as `tracking_alarms()` computes it. `since` is ISO 8601; `null`: never known. */
export type TrackingAlarm =
  /** Active for 24 hours and sent nothing in them; `since` is the last event. */
  | { code: 'silent'; provider: TrackingProvider; since: string | null }
  /**
   * Over 5 % failed, of `span`: at least 5 events in the hour that begins at `since` (`hours` such hours in the last 24),
   * the purchases of the last 24 hours, or at least 5 events of the last 24 hours.
   */
  | {
      code: 'failures'
      provider: TrackingProvider
      since: string
      span: FailureSpan
      failed: number
      tried: number
      hours: number
    }
  /** Orders of the last 7 days whose purchase the provider counted more than once. `first` names five at most. */
  | { code: 'duplicates'; provider: TrackingProvider; since: string; orders: number; first: AlarmOrder[] }
  /** The test code of Meta has been on for over 24 hours. */
  | { code: 'test_code'; since: string }
  /** Of so many paid orders of the last 7 days, those whose purchase no provider was sent. */
  | { code: 'unsent_orders'; since: string; orders: number; paid: number; first: AlarmOrder[] }

/** Where staff do something about an alarm. */
export type AlarmPlace =
  | { kind: 'setting'; key: SettingKey }
  | { kind: 'logs'; params: TrackingLogListParams }
  | { kind: 'order'; id: string }

/** The setting that says where a provider's events go. */
const SETTING_OF: Record<TrackingProvider, SettingKey> = {
  meta: 'facebook_pixel_id',
  ga4: 'google_analytics_id',
  google_ads: 'google_ads_conversion_id',
  tiktok: 'tiktok_pixel_id',
}

/** Where an alarm leads: to the field that may be wrong, to the events that went wrong, or to the order. */
export function alarmPlace(alarm: TrackingAlarm): AlarmPlace {
  switch (alarm.code) {
    case 'silent':
      return { kind: 'setting', key: SETTING_OF[alarm.provider] }
    case 'test_code':
      return { kind: 'setting', key: 'facebook_capi_test_code' }
    case 'failures': {
      const day = storeDay(new Date(alarm.since))
      const period = { firstDay: day, lastDay: day }
      return logs({ provider: alarm.provider, status: 'falhou', period })
    }
    case 'duplicates':
      return logs({
        provider: alarm.provider,
        status: 'enviado',
        orders: alarm.first.flatMap(({ number }) => number ?? []).join(' '),
      })
    case 'unsent_orders':
      return alarm.first[0] ? { kind: 'order', id: alarm.first[0].id } : logs({})
  }
}

function logs(params: Partial<TrackingLogListParams>): AlarmPlace {
  return { kind: 'logs', params: { ...trackingLogListParams.initial, ...params } }
}
