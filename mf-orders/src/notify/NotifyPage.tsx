import { accessAtom, pagePath } from '@loja/platform'
import { EmptyState, PageHeader, usePageTitle } from '@loja/ui/parts'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { messages } from './messages'
import { QueuePage } from './QueuePage'
import { type NotifyQueue, readQueue, storeQueue } from './queue'

export function NotifyPage() {
  const access = useAtomValue(accessAtom)
  usePageTitle(messages.title)
  return access.status === 'granted' ? <StoredQueue key={access.userId} userId={access.userId} /> : null
}

function StoredQueue({ userId }: { userId: string }) {
  const [queue, setQueue] = useState(() => readQueue(userId))
  const change = (next: NotifyQueue | null) => {
    storeQueue(userId, next)
    setQueue(next)
  }
  if (queue) return <QueuePage queue={queue} onChange={change} />
  return (
    <>
      <PageHeader title={messages.title} up={{ to: pagePath('orders') ?? '', text: messages.back }} summary={null} />
      <EmptyState title={messages.none} hint={messages.noneHint} />
    </>
  )
}
