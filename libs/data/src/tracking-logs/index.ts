export { listTrackingAlarms } from './tracking-alarms'
export { getTrackingLog, type TrackingLogDetails } from './tracking-log-details'
export { getTrackingLogSummary, type ProviderState, type TrackingLogSummary } from './tracking-log-summary'
export { listTrackingLogs, type TrackingLogRow, trackingLogKeys } from './tracking-logs'
