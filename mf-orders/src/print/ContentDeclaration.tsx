import type { OrderDetails } from '@loja/data/orders'
import { formatBrl, formatLongDate, formatTaxId } from '@loja/domain/format'
import { formatAddressLines, lineTotalBrl, zipOf } from '@loja/domain/orders'
import styles from './ContentDeclaration.module.css'
import { messages } from './messages'
import type { Sender } from './sender'

interface Props {
  order: OrderDetails
  sender: Sender | undefined
  today: string
}

interface Party {
  name: string
  address: string
  city: string
  zip: string
  document: string
}

/** The form of the Correios. Unknown values stay blank, to be written by hand. */
export function ContentDeclaration({ order, sender, today }: Props) {
  const { orderNumber } = order
  return (
    <article className={styles.form} aria-label={messages.declarationOf(orderNumber)}>
      <header className={styles.header}>
        <h1>{messages.declarationTitle}</h1>
        <p>{messages.order(orderNumber)}</p>
      </header>
      <div className={styles.parties}>
        <PartyBox title={messages.senderTitle} party={sender} />
        <PartyBox title={messages.recipientTitle} party={recipientOf(order)} />
      </div>
      <GoodsTable order={order} />
      <section className={styles.statement}>
        <h2>{messages.statementTitle}</h2>
        {messages.statement.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div className={styles.signature}>
          <p>{[sender?.city, formatLongDate(today)].filter(Boolean).join(', ')}</p>
          <p className={styles.line}>{messages.signature}</p>
        </div>
      </section>
      <section className={styles.note}>
        <h2>{messages.noteTitle}</h2>
        <p>{messages.note}</p>
      </section>
    </article>
  )
}

function GoodsTable({ order }: { order: OrderDetails }) {
  const { items, orderNumber } = order
  return (
    <table className={styles.goods}>
      {/* Repeated on each page, so that sheets of two orders are not mixed up. */}
      <thead>
        <tr>
          <th colSpan={4}>{messages.goodsOf(orderNumber)}</th>
        </tr>
        <tr>
          {messages.goodsColumns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((line, index) => {
          const total = lineTotalBrl(line)
          return (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>{line.productName}</td>
              <td>{line.quantity}</td>
              <td>{total !== null && formatBrl(total)}</td>
            </tr>
          )
        })}
        <tr className={styles.totals}>
          <th scope="row" colSpan={2}>
            {messages.totals}
          </th>
          <td>{sumOf(items.map(({ quantity }) => quantity))}</td>
          <td>{totalValue(order)}</td>
        </tr>
        <tr className={styles.totals}>
          <th scope="row" colSpan={2}>
            {messages.weight}
          </th>
          <td colSpan={2} />
        </tr>
      </tbody>
    </table>
  )
}

function PartyBox({ title, party }: { title: string; party: Party | undefined }) {
  return (
    <section className={styles.party}>
      <h2>{title}</h2>
      <dl>
        {(['name', 'address', 'city', 'zip', 'document'] as const).map((part) => (
          <div key={part}>
            <dt>{messages.partyFields[part]}</dt>
            <dd>{party?.[part]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function recipientOf({ shipping: { name, address, document } }: OrderDetails): Party {
  const [city, state] = [address?.city, address?.state]
  const street = address && formatAddressLines({ ...address, city: null, state: null, zip: null })
  return {
    name: name ?? '',
    address: street?.join(', ') ?? '',
    city: [city, state].filter(Boolean).join(' - '),
    zip: zipOf(address) ?? '',
    document: document ? formatTaxId(document) : '',
  }
}

/** Null if an amount is unknown: the sum would be wrong. */
function sumOf(amounts: (number | null)[]): number | null {
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    amounts.length > 0 ? 0 : null,
  )
}

function totalValue({ items }: OrderDetails): string | null {
  const cents = sumOf(
    items.map((line) => {
      const total = lineTotalBrl(line)
      return total === null ? null : Math.round(total * 100)
    }),
  )
  return cents === null ? null : formatBrl(cents / 100)
}
