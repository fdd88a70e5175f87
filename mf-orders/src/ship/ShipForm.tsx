import type { OrderDetails } from '@loja/data'
import { UnsavedChangesGuard } from '@loja/ui'
import { Alert, Button, Checkbox } from 'antd'
import type { FormEvent } from 'react'
import { useMessageTemplates } from '../customer-messages/use-order-message'
import { CodeFields } from '../tracking-code/CodeFields'
import { messages } from './messages'
import styles from './ShipForm.module.css'
import type { Shipped } from './shipped'
import { useShipForm } from './use-ship-form'

interface Props {
  order: OrderDetails
  onShipped: (shipped: Shipped) => void
  onClose: () => void
}

export function ShipForm({ order, onShipped, onClose }: Props) {
  // Read now, so that the message is ready after the save.
  useMessageTemplates()
  const { typed, seen, conflict, another, setAnother, isBusy, save } = useShipForm(order, onShipped)
  const notice = messages.notice(seen)
  const isUnwanted = seen.status === 'entregue' || seen.status === 'cancelado'
  const isAgain = conflict !== null || typed.isDoubtful
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} onKeyDown={typed.onKeyDown} noValidate>
      {notice && !conflict && (
        <Alert className={styles.wide} type={isUnwanted ? 'warning' : 'info'} showIcon title={notice} />
      )}
      <CodeFields typed={typed} />
      {seen.code && (
        <Checkbox className={styles.wide} checked={another} onChange={({ target }) => setAnother(target.checked)}>
          {messages.another(seen.code)}
        </Checkbox>
      )}
      {conflict && <Alert className={styles.wide} type="warning" showIcon title={conflict} />}
      <UnsavedChangesGuard active={typed.isTyped} onDiscard={onClose} />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {seen.status === 'enviado'
            ? isAgain
              ? messages.saveAnyway
              : messages.save
            : isAgain || isUnwanted
              ? messages.shipAnyway
              : messages.ship}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}
