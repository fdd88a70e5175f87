import { ReloadOutlined } from '@ant-design/icons'
import { trackingLogKeys } from '@loja/data/tracking-logs'
import { useIsPhone } from '@loja/ui/parts'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { messages } from './messages'

export function RefreshButton() {
  const queryClient = useQueryClient()
  const queryKey = trackingLogKeys.all
  const isPhone = useIsPhone()
  const isFetching = useIsFetching({ queryKey }) > 0
  return (
    <Button
      icon={<ReloadOutlined aria-hidden />}
      loading={isFetching}
      aria-label={messages.refresh}
      title={messages.refresh}
      onClick={() => void queryClient.invalidateQueries({ queryKey })}
    >
      {isPhone ? null : messages.refresh}
    </Button>
  )
}
