import { storeDay } from '../format/calendar-day'
import type { SettingKey } from '../settings/settings'
import type { TrackingProvider } from './tracking-log'
import { type TrackingLogListParams, trackingLogListParams } from './tracking-log-list-params'

export interface AlarmOrder {
  id: string
  number: string | null
}

export const FAILURE_SPANS = ['hour', 'purchases', 'day'] as const
type FailureSpan = (typeof FAILURE_SPANS)[number]

/** Computed by `tracking_alarms()`. `since` is ISO 8601; `null` if unknown. */
export type TrackingAlarm =
  | { code: 'silent'; provider: TrackingProvider; since: string | null }
  /**
   * Over 5 % failed in `span`: at least 5 events of the hour from `since` (`hours` such hours in the last 24), the
   * purchases of 24 hours, or at least 5 events of 24 hours.
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
  /** Orders of 7 days whose purchase was counted more than once; `first` has at most five. */
  | { code: 'duplicates'; provider: TrackingProvider; since: string; orders: number; first: AlarmOrder[] }
  /** Meta's test code has been on for over 24 hours. */
  | { code: 'test_code'; since: string }
  /** `orders` of the `paid` ones of 7 days have a purchase that no provider got. */
  | { code: 'unsent_orders'; since: string; orders: number; paid: number; first: AlarmOrder[] }

export type AlarmPlace =
  | { kind: 'setting'; key: SettingKey }
  | { kind: 'logs'; params: TrackingLogListParams }
  | { kind: 'order'; id: string }

const SETTING_OF: Record<TrackingProvider, SettingKey> = {
  meta: 'facebook_pixel_id',
  ga4: 'google_analytics_id',
  google_ads: 'google_ads_conversion_id',
  tiktok: 'tiktok_pixel_id',
}

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
