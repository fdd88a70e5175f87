import looks from '@loja/ui/looks.module.css'
import { QuietText } from '@loja/ui/parts'
import { Button } from 'antd'
import { messages } from './messages'
import styles from './QueueList.module.css'
import type { QueuedOrder } from './queued-orders'

interface Props {
  all: readonly QueuedOrder[]
  readAt: number
  current: string | undefined
  onChoose: (id: string) => void
}

export function QueueList({ all, readAt, current, onChoose }: Props) {
  return (
    <ol className={looks.list} aria-label={messages.list}>
      {all.map((queued) => {
        const { order, state } = queued
        const { id, orderNumber, shipping } = order
        return (
          <li key={id} className={styles.customer} aria-current={id === current ? 'step' : undefined}>
            <span className={looks.column}>
              <span>
                {shipping.name ?? messages.unnamed} · {orderNumber}
              </span>
              <QuietText>{messages.state(queued, readAt)}</QuietText>
            </span>
            {state === 'skipped' && id !== current && (
              <Button size="small" aria-label={messages.chooseOf(orderNumber)} onClick={() => onChoose(id)}>
                {messages.choose}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
