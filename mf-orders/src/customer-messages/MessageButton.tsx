import { WhatsAppOutlined } from '@ant-design/icons'
import { dataMutation } from '@loja/data/client'
import { orderMessageKeys, recordOrderMessage } from '@loja/data/orders'
import { whatsAppHref } from '@loja/domain/format'
import type { MessageKind } from '@loja/domain/messages'
import { LoadFailure, QuietText, useDataMutation } from '@loja/ui/parts'
import { Button } from 'antd'
import { messages } from './messages'
import { type MessageOrder, useOrderMessage } from './use-order-message'

interface Props {
  order: MessageOrder
  status: MessageKind
  text?: string
  type?: 'primary'
  /** The next thing to do: takes the focus. */
  autoFocus?: boolean
  onOpen?: (() => void) | undefined
}

export function MessageButton({
  order,
  status,
  text: name = messages.whatsApp,
  type,
  autoFocus = false,
  onOpen,
}: Props) {
  const { text, isError, isFetching, retry } = useOrderMessage(order, status)
  const { mutate: record } = useDataMutation(
    dataMutation({
      mutationFn: () => recordOrderMessage(order.id, status),
      errorText: messages.recordFailed,
      unknownText: messages.recordUnknown,
      invalidates: [orderMessageKeys.of(order.id), orderMessageKeys.last],
    }),
  )
  const href = whatsAppHref(order.shipping.phone, text)
  if (!href) return <QuietText>{messages.noPhone}</QuietText>
  if (isError) return <LoadFailure text={messages.templatesFailed} busy={isFetching} onRetry={retry} />
  const icon = <WhatsAppOutlined aria-hidden />
  if (text === undefined) {
    return (
      <Button type={type} icon={icon} loading>
        {name}
      </Button>
    )
  }
  return (
    // The link opens whether or not the record succeeds. A new element: `autoFocus` has no effect on the waiting one.
    <Button
      key="link"
      type={type ?? (autoFocus ? 'primary' : 'default')}
      autoFocus={autoFocus}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      icon={icon}
      onClick={() => {
        record()
        onOpen?.()
      }}
    >
      {name}
    </Button>
  )
}
