import type { OrderWithPayments } from '@loja/data/orders'
import { ABSENT, formatDateTime } from '@loja/domain/format'
import { formatAddressLines } from '@loja/domain/orders'
import { getPlatformConfig } from '@loja/platform'
import looks from '@loja/ui/looks.module.css'
import type { ReactNode } from 'react'
import { messages } from './messages'
import styles from './PackingSlip.module.css'
import { SlipPix } from './SlipPix'
import type { Sender } from './sender'

/** No prices, because it may be a present; only an amount that is still to be paid. */
export function PackingSlip({ order, sender }: { order: OrderWithPayments; sender: Sender | undefined }) {
  const { shipping, items } = order
  return (
    <article className={styles.slip} aria-label={messages.slipOf(order.orderNumber)}>
      {order.status === 'cancelado' && <p className={styles.cancelled}>{messages.cancelled}</p>}
      <header className={styles.header}>
        <div>
          <p className={styles.store}>{sender?.name || getPlatformConfig().storeName}</p>
          {sender && <p className={styles.sender}>{senderLines(sender).join('\n')}</p>}
          <p>{messages.slip}</p>
        </div>
        <div className={styles.order}>
          <p className={styles.number}>{messages.order(order.orderNumber)}</p>
          <p>{formatDateTime(order.createdAt)}</p>
        </div>
      </header>
      <div className={styles.parties}>
        <SlipPart title={messages.recipient}>
          {[shipping.name ?? ABSENT, ...formatAddressLines(shipping.address), shipping.phone]
            .filter(Boolean)
            .join('\n')}
        </SlipPart>
        <SlipPart title={messages.shippingMethod}>
          {[shipping.shippingMethod ?? ABSENT, ...order.trackingCodes.map(({ code }) => code)].join('\n')}
        </SlipPart>
      </div>
      <table className={styles.items}>
        {/* Repeated on each page, so that sheets of two orders are not mixed up. */}
        <thead>
          <tr>
            <th scope="col">{messages.checked}</th>
            <th scope="col">{messages.quantity}</th>
            <th scope="col">
              {messages.product}
              <span className={styles.again}>{messages.order(order.orderNumber)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((line, index) => (
            <tr key={index}>
              <td>
                <span className={styles.box} />
              </td>
              <td className={`${looks.strong} ${looks.figures} ${looks.nowrap}`}>{line.quantity ?? ABSENT}</td>
              <td>{line.productName ?? ABSENT}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sum}>
        {messages.items(items.length)} · {piecesOf(order)}
      </p>
      <SlipPix order={order} />
      {shipping.notes && <SlipPart title={messages.customerNotes}>{shipping.notes}</SlipPart>}
      {order.notes && <SlipPart title={messages.storeNotes}>{order.notes}</SlipPart>}
    </article>
  )
}

function senderLines({ document, address, city, zip, phone }: Sender): string[] {
  return [document, address, [city, zip && messages.zip(zip)].filter(Boolean).join(', '), phone].filter(Boolean)
}

function SlipPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  )
}

function piecesOf({ items }: OrderWithPayments): string {
  const pieces = messages.pieces(items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0))
  const unknown = items.filter(({ quantity }) => quantity === null).length
  return unknown > 0 ? messages.atLeast(pieces, unknown) : pieces
}
