import { pagePath } from '@loja/platform'
import { confirm } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure, PageHeader, Surface } from '@loja/ui/parts'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messages } from './messages'
import { NextCustomer } from './NextCustomer'
import { QueueList } from './QueueList'
import styles from './QueuePage.module.css'
import type { NotifyQueue } from './queue'
import type { QueuedOrder } from './queued-orders'
import { useQueuedOrders } from './use-queued-orders'

export function QueuePage({ queue, onChange }: { queue: NotifyQueue; onChange: (queue: NotifyQueue | null) => void }) {
  const navigate = useNavigate()
  const { all, readAt, failed, isOrdersFailure } = useQueuedOrders(queue)
  const [chosen, setChosen] = useState<string>()
  const left = all?.filter(({ state }) => state === 'waiting' || state === 'skipped') ?? []
  const next = left.find(({ order }) => order.id === chosen) ?? left.find(({ state }) => state === 'waiting')
  const up = { to: pagePath('orders') ?? '', text: messages.back }
  const end = async () => {
    onChange(null)
    await navigate(up.to)
  }
  const askToEnd = () =>
    left.length === 0
      ? void end()
      : confirm({ title: messages.endTitle, text: messages.endText(left.length), action: messages.end, run: end })
  const note = (list: 'opened' | 'skipped', id: string) => {
    onChange({ ...queue, [list]: [...queue[list], id] })
    setChosen(undefined)
  }
  return (
    <>
      <PageHeader
        title={messages.title}
        up={up}
        summary={all && progressOf(all, queue.ids.length)}
        actions={<Button onClick={askToEnd}>{messages.end}</Button>}
      />
      {failed && (
        <LoadFailure
          text={isOrdersFailure ? messages.loadFailed : messages.lastFailed}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!all && !failed && <WaitingLines label={messages.loading} lines={6} />}
      {all && (
        <div className={styles.parts}>
          <Surface as="section" className={styles.part}>
            {next ? (
              <NextCustomer
                key={next.order.id}
                order={next.order}
                onOpen={() => note('opened', next.order.id)}
                onSkip={next.state === 'waiting' ? () => note('skipped', next.order.id) : undefined}
              />
            ) : (
              <NoNext skipped={left.length} onNotify={() => onChange({ ...queue, skipped: [] })} />
            )}
          </Surface>
          <Surface as="section" className={styles.part}>
            <QueueList all={all} readAt={readAt} current={next?.order.id} onChoose={setChosen} />
          </Surface>
        </div>
      )}
    </>
  )
}

function NoNext({ skipped, onNotify }: { skipped: number; onNotify: () => void }) {
  return (
    <p className={`${looks.lineEnds} ${looks.flush}`} role="status">
      {skipped === 0 ? messages.done : messages.onlySkipped}
      {skipped > 0 && (
        <Button type="primary" onClick={onNotify}>
          {messages.notifySkipped}
        </Button>
      )}
    </p>
  )
}

function progressOf(all: readonly QueuedOrder[], total: number): string {
  const count = (wanted: QueuedOrder['state']) => all.filter(({ state }) => state === wanted).length
  const notified = count('notified')
  const parts: [number, (count: number) => string][] = [
    [count('waiting'), messages.left],
    [count('skipped'), messages.skippedCount],
    [count('no-phone'), messages.noPhoneCount],
    [total - all.length, messages.deleted],
  ]
  const rest = parts.filter(([number]) => number > 0).map(([number, text]) => text(number))
  return [messages.progress(notified, total), ...rest].join(' · ')
}
