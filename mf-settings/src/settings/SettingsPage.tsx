import { accessAtom } from '@loja/platform'
import { LoadFailure, PageHeader } from '@loja/ui'
import { useAtomValue } from 'jotai'
import { messages } from './messages'
import { SettingsEditor } from './SettingsEditor'
import { SettingsSummary } from './SettingsHeader'
import { SettingsPlaceholder } from './SettingsPlaceholder'
import { useSettings } from './use-settings'

export function SettingsPage() {
  const access = useAtomValue(accessAtom)
  const { data, isError, isFetching, refetch } = useSettings()
  const failure = isError && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (data && access.status === 'granted') {
    return <SettingsEditor key={access.userId} stored={data} userId={access.userId} failure={failure} />
  }
  return (
    <>
      <PageHeader title={messages.title} summary={<SettingsSummary />} />
      {failure || <SettingsPlaceholder />}
    </>
  )
}
