import type { OrderWithProducts, Payment } from '@loja/data/orders'
import { formatBrl, formatDateTime } from '@loja/domain/format'
import { dueBrl, otherOpenBrl, paymentMethodLabel } from '@loja/domain/orders'
import { paidStateLabels, paymentStateLabels } from '@loja/records'
import {
  declareDialog,
  dialogButton,
  newUuid,
  openDialog,
  prefetchDialog,
  useLeaveFocusToNeighbour,
} from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useDataMutation } from '@loja/ui/parts'
import { Button } from 'antd'
import { useRef } from 'react'
import section from '../section-heading.module.css'
import { messages } from './messages'
import styles from './OrderPayments.module.css'
import { paidMessages } from './paid-messages'
import { onePayment } from './queries'

const paymentDialog = declareDialog({
  title: ({ order, payment }) =>
    payment ? messages.changeTitle(order.orderNumber) : messages.addTitle(order.orderNumber),
  load: async () => (await import('./PaymentDialog')).PaymentDialog,
})

const pixDialog = declareDialog({
  title: ({ order }) => messages.pixTitle(order.orderNumber),
  load: async () => (await import('./PixDialog')).PixDialog,
})

export function OrderPayments({ order }: { order: OrderWithProducts }) {
  const { paidState, payments, status, total } = order
  const due = dueBrl(total ?? 0, payments)
  const otherOpen = otherOpenBrl(total ?? 0, payments)
  const isAwaited = due > 0 && !isSettled(order)
  const isUnpaid = status === 'cancelado' && (paidState === 'a_pagar' || paidState === 'desconhecido')
  const open = (payment: Payment | null) => openDialog(paymentDialog, { order, payment, dueBrl: due })
  return (
    <section aria-label={messages.payments} tabIndex={-1}>
      <h2 className={section.heading}>{messages.payments}</h2>
      <p className={styles.state}>
        <strong>{isUnpaid ? messages.notPaid : paidStateLabels[paidState]}</strong>
        {isAwaited && ` · ${messages.due(formatBrl(due))}`}
        {isAwaited && otherOpen !== null && ` · ${messages.otherOpen(formatBrl(otherOpen))}`}
        {due < 0 && ` · ${messages.overpaid(formatBrl(-due))}`}
      </p>
      <ul className={`${looks.list} ${looks.after8}`}>
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} onChange={() => open(payment)} />
        ))}
      </ul>
      <div className={looks.wrap}>
        {!isSettled(order) && <MarkPaid order={order} />}
        {isAwaited && <Button {...dialogButton(pixDialog, { order })}>{messages.showPix}</Button>}
        <Button {...prefetchDialog(paymentDialog)} onClick={() => open(null)}>
          {messages.add}
        </Button>
      </div>
    </section>
  )
}

/** What a refunded order lacks is not awaited any more. */
function isSettled({ paidState, status }: OrderWithProducts): boolean {
  return paidState === 'pago' || paidState === 'estornado' || status === 'cancelado'
}

/** Disappears when the order is paid. */
function MarkPaid({ order }: { order: OrderWithProducts }) {
  const button = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useDataMutation(onePayment)
  useLeaveFocusToNeighbour(button)
  return (
    <Button ref={button} loading={isPending} onClick={() => mutate({ order, requestId: newUuid() })}>
      {paidMessages.markPaid}
    </Button>
  )
}

function PaymentLine({ payment, onChange }: { payment: Payment; onChange: () => void }) {
  const { method, state, amount, happenedAt, reference } = payment
  const name = method ? paymentMethodLabel(method) : messages.unknownMethod
  return (
    <li className={styles.line}>
      <span>{name}</span>
      <span className={looks.figures}>{formatBrl(amount)}</span>
      <span>{state ? paymentStateLabels[state] : messages.unknownState}</span>
      {happenedAt && <span className={`${looks.quiet} ${looks.anywhere}`}>{formatDateTime(happenedAt)}</span>}
      {reference && <span className={`${looks.quiet} ${looks.anywhere}`}>{messages.reference(reference)}</span>}
      <Button
        type="link"
        size="small"
        aria-label={messages.changeOf(name, formatBrl(amount))}
        {...prefetchDialog(paymentDialog)}
        onClick={onChange}
      >
        {messages.change}
      </Button>
    </li>
  )
}
