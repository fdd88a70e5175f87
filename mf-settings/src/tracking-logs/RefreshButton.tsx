import { ReloadOutlined } from '@ant-design/icons'
import { trackingLogKeys } from '@loja/data/tracking-logs'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { messages } from './messages'

export function RefreshButton() {
  const queryClient = useQueryClient()
  const queryKey = trackingLogKeys.all
  const isFetching = useIsFetching({ queryKey }) > 0
  return (
    <Button
      icon={<ReloadOutlined aria-hidden />}
      loading={isFetching}
      onClick={() => void queryClient.invalidateQueries({ queryKey })}
    >
      {messages.refresh}
    </Button>
  )
}
