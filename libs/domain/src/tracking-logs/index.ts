export { type AlarmOrder, type AlarmPlace, alarmPlace, FAILURE_SPANS, type TrackingAlarm } from './tracking-alarm'
export {
  TRACKING_PROVIDERS,
  type TrackingLogSource,
  type TrackingLogStatus,
  type TrackingProvider,
} from './tracking-log'
export {
  byProvider,
  countByProvider,
  countEvents,
  fillDays,
  NO_EVENTS,
  successRate,
  type TrackingLogCounts,
  type TrackingLogDay,
} from './tracking-log-counts'
export {
  resolveTrackingLogFilter,
  type TrackingLogFilter,
  type TrackingLogListParams,
  type TrackingLogMatch,
  trackingLogListParams,
} from './tracking-log-list-params'
