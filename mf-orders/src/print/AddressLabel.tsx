import type { OrderDetails } from '@loja/data/orders'
import { formatAddressLines, zipOf } from '@loja/domain/orders'
import { getPlatformConfig } from '@loja/platform'
import styles from './AddressLabel.module.css'
import { messages } from './messages'
import type { Sender } from './sender'

/** Lengths of name and address from which the text is smaller. */
const LONG = 240
const VERY_LONG = 450

export function AddressLabel({ order, sender }: { order: OrderDetails; sender: Sender | undefined }) {
  const { shipping, orderNumber } = order
  const { name, address } = shipping
  const zip = zipOf(address)
  const lines = formatAddressLines(address && { ...address, zip: null })
  const { length } = [name, ...lines].join(' ')
  return (
    <article className={styles.label} aria-label={messages.labelOf(orderNumber)}>
      <p className={styles.order}>{messages.order(orderNumber)}</p>
      <section
        className={styles.recipient}
        data-size={length > VERY_LONG ? 'small' : length > LONG ? 'medium' : 'large'}
      >
        <h2>{messages.recipientTitle}</h2>
        <p className={styles.name}>{name}</p>
        <p>{lines.join('\n')}</p>
        {zip && <p className={styles.zip}>{messages.zip(zip)}</p>}
      </section>
      <section className={styles.sender}>
        <h2>{messages.senderTitle}</h2>
        <p>
          {sender
            ? [
                sender.name || getPlatformConfig().storeName,
                sender.address,
                sender.city,
                sender.zip && messages.zip(sender.zip),
                sender.phone,
              ]
                .filter(Boolean)
                .join('\n')
            : getPlatformConfig().storeName}
        </p>
      </section>
    </article>
  )
}
