import { MESSAGE_KINDS, type MessageKind } from '@loja/domain/messages'
import { CopyButton } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { Select } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './CustomerMessages.module.css'
import { MessageButton } from './MessageButton'
import { messages } from './messages'
import { OpenedMessages } from './OpenedMessages'
import { type MessageOrder, useOrderMessage } from './use-order-message'

interface Props {
  order: MessageOrder
  first: MessageKind
  autoFocus?: boolean
  onOpen?: (() => void) | undefined
  children?: ReactNode
}

const OPTIONS = MESSAGE_KINDS.map((value) => ({ value, label: messages.kinds[value] }))

export function CustomerMessages({ order, first, autoFocus = false, onOpen, children }: Props) {
  const [chosen, setChosen] = useState<MessageKind | null>(null)
  const kind = chosen ?? first
  const { text } = useOrderMessage(order, kind)
  return (
    <>
      <div className={looks.line}>
        <Select
          className={styles.kind}
          aria-label={messages.kind}
          options={OPTIONS}
          value={kind}
          onChange={setChosen}
          popupMatchSelectWidth={false}
        />
        {text && <CopyButton text={text} name={messages.copy} />}
        <MessageButton order={order} status={kind} autoFocus={autoFocus} onOpen={onOpen} />
        {children}
      </div>
      {text !== undefined && <p className={styles.text}>{text || messages.empty}</p>}
      <OpenedMessages orderId={order.id} />
    </>
  )
}
