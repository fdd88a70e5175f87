import { dataMutation } from '@loja/data/client'
import { MAX_PRINTED_ORDERS, type OrderSelection } from '@loja/data/orders'
import type { OrderSort } from '@loja/domain/orders'
import { accessAtom } from '@loja/platform'
import { useDataMutation, useNotify } from '@loja/ui/parts'
import { Button } from 'antd'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router'
import { notifyPath } from '../order-path'
import { messages } from './open-messages'

interface Props {
  /** Called when the button is pressed. Undefined while the button is disabled. */
  seenSelection: () => OrderSelection | undefined
  count: number
  sort: OrderSort
}

const start = dataMutation({
  mutationFn: async (queue: { userId: string; selection: OrderSelection; sort: OrderSort }) =>
    (await import('./start-queue')).startQueue(queue.userId, queue.selection, queue.sort),
  errorText: messages.startFailed,
})

export function NotifyButton({ seenSelection, count, sort }: Props) {
  const access = useAtomValue(accessAtom)
  const navigate = useNavigate()
  const notify = useNotify()
  const { mutate, isPending } = useDataMutation(start)
  const notifyAll = () => {
    const selection = seenSelection()
    if (access.status !== 'granted' || !selection) return
    if (count > MAX_PRINTED_ORDERS) notify.warning(messages.tooMany(MAX_PRINTED_ORDERS))
    else mutate({ userId: access.userId, selection, sort }, { onSuccess: () => void navigate(notifyPath()) })
  }
  return (
    <Button loading={isPending} onClick={notifyAll}>
      {messages.notify}
    </Button>
  )
}
