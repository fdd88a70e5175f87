import type { OrderDetails } from '@loja/data/orders'
import { whatsAppHref } from '@loja/domain/format'
import { DialogFooter } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useDataMutation, words } from '@loja/ui/parts'
import { Alert, Button } from 'antd'
import { CustomerMessages } from '../customer-messages/CustomerMessages'
import { messages } from './messages'
import type { CodeUndo, Saved } from './use-code-form'

interface Props {
  order: OrderDetails
  saved: Saved
  sent: boolean
  onClose: () => void
}

/** SHIP-03: the message has the focus, so Enter opens it. */
export function SavedCode({ order, saved: { code, carrier, text, undo }, sent, onClose }: Props) {
  const hasMessage = code !== null && whatsAppHref(order.shipping.phone) !== null
  return (
    <div className={`${looks.tiles} ${looks.gapMedium} ${looks.before12} ${looks.after8}`}>
      <Alert className={looks.wholeRow} role="status" type="success" showIcon title={text} />
      {code !== null && (
        <div className={looks.wholeRow}>
          <CustomerMessages
            order={{ ...order, trackingCodes: [{ code, carrier }] }}
            first={sent ? 'enviado' : order.status}
            autoFocus
          />
        </div>
      )}
      <DialogFooter
        secondary={undo && <UndoButton undo={undo} onClose={onClose} />}
        primary={
          <Button autoFocus={!hasMessage} onClick={onClose}>
            {words.close}
          </Button>
        }
      />
    </div>
  )
}

function UndoButton({ undo, onClose }: { undo: CodeUndo; onClose: () => void }) {
  const { mutate, isPending } = useDataMutation(undo)
  return (
    <Button loading={isPending} onClick={() => mutate(undefined, { onSuccess: onClose })}>
      {messages.undo}
    </Button>
  )
}
