import { type AlarmPlace, SETTING_SECTIONS, settingRule, trackingLogListParams } from '@loja/domain'
import { paths } from '@loja/platform'

/** Page where an alarm can be resolved. */
export function alarmPath(place: AlarmPlace): string {
  switch (place.kind) {
    case 'setting':
      return `${paths.settings}?aba=${SETTING_SECTIONS[settingRule(place.key).section]}&campo=${place.key}`
    case 'logs':
      return `${paths.trackingLogs}?${new URLSearchParams(trackingLogListParams.format(place.params))}`
    case 'order':
      return orderPath(place.id)
  }
}

export function orderPath(id: string): string {
  return `${paths.orders}/${id}`
}
