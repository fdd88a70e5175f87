import { SETTING_SECTIONS, settingRule } from '@loja/domain/settings'
import { type AlarmPlace, trackingLogListParams } from '@loja/domain/tracking-logs'
import type { PageAddress } from '@loja/ui/parts'

export function alarmAddress(place: AlarmPlace): PageAddress {
  switch (place.kind) {
    case 'setting':
      return {
        page: 'settings',
        search: `?aba=${SETTING_SECTIONS[settingRule(place.key).section]}&campo=${place.key}`,
      }
    case 'logs':
      return {
        page: 'trackingLogs',
        search: `?${new URLSearchParams(trackingLogListParams.format(place.params))}`,
      }
    case 'order':
      return { page: 'orders', below: `/${place.id}` }
  }
}
