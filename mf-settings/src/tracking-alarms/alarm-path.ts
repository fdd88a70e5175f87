import { type AlarmPlace, SETTING_SECTIONS, settingRule, trackingLogListParams } from '@loja/domain'
import { paths } from '@loja/platform'

/** Address of the place where something can be done about an alarm. */
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

/** Address of an order's dialog. */
export function orderPath(id: string): string {
  return `${paths.orders}/${id}`
}
