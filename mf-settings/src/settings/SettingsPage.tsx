import { dataQuery } from '@loja/data/client'
import { getSettings, settingsKeys } from '@loja/data/settings'
import { accessAtom } from '@loja/platform'
import { LoadingPage } from '@loja/ui/late'
import { LoadFailure } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { messages } from './messages'
import { SettingsEditor } from './SettingsEditor'
import { SettingsSummary } from './SettingsHeader'

export function SettingsPage() {
  const access = useAtomValue(accessAtom)
  const { data, isError, isFetching, refetch } = useQuery(
    dataQuery(settingsKeys.forAdmin, getSettings, messages.loadFailed),
  )
  const failure = isError && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (data && access.status === 'granted') {
    return <SettingsEditor key={access.userId} stored={data} failure={failure} />
  }
  return <LoadingPage title={messages.title} summary={<SettingsSummary />} label={messages.loading} failure={failure} />
}
