import type { ProductPreviewRow } from '@loja/data'
import { ABSENT } from '@loja/domain'
import { LoadFailure, Placeholder } from '@loja/ui'
import styles from './BulkPreview.module.css'
import { messages } from './messages'
import type { BulkPreviewState } from './use-bulk-preview'

interface Props {
  preview: BulkPreviewState
  /** What the figures are, e.g. `Preço promocional`. */
  title: string
  showValue: (value: number) => string
  /** The price stands below the name: the change is made from it. */
  showPrice?: boolean | undefined
  /** The sentence about products that come down to nothing. */
  floor: (count: number) => string
  /** Of the products, e.g. how many are on sale already. */
  notes: (data: { matched: number; changed: number; onSale: number }) => (string | null)[]
}

const PLACEHOLDERS = [1, 2, 3]

/** What a change would do: how many, what to know about them, and the first ones before and after. */
export function BulkPreview({ preview, title, showValue, showPrice, floor, notes }: Props) {
  const { data } = preview
  if (!preview.ready && preview.failed)
    return <LoadFailure text={messages.previewFailed} busy={false} onRetry={preview.retry} />
  const isWaiting = !preview.ready && preview.waiting
  return (
    <section className={styles.preview} aria-label={messages.preview} aria-busy={isWaiting}>
      <div className={styles.notes} aria-live="polite">
        {data
          ? [...notes(data), data.reachZero > 0 ? floor(data.reachZero) : null]
              .filter((note) => note !== null)
              .map((note) => <p key={note}>{note}</p>)
          : !isWaiting && <p>{messages.previewLater}</p>}
      </div>
      {(data || isWaiting) && (
        <table className={styles.table} data-waiting={isWaiting || undefined}>
          {data && data.rows.length < data.matched && (
            <caption className={styles.caption}>{messages.firstOf(data.rows.length, data.matched)}</caption>
          )}
          <thead>
            <tr>
              <th scope="col">{messages.product}</th>
              <th scope="col">
                {title}
                {messages.before}
              </th>
              <th scope="col">{messages.after}</th>
            </tr>
          </thead>
          <tbody>
            {data
              ? data.rows.map((row) => (
                  <PreviewRow key={row.id} row={row} showValue={showValue} showPrice={showPrice} />
                ))
              : PLACEHOLDERS.map((line) => (
                  <tr key={line}>
                    <td colSpan={3}>
                      <Placeholder width="100%" />
                    </td>
                  </tr>
                ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface RowProps extends Pick<Props, 'showValue' | 'showPrice'> {
  row: ProductPreviewRow
}

function PreviewRow({ row, showValue, showPrice }: RowProps) {
  const { name, price, before, after } = row
  const show = (value: number | null) => (value === null ? ABSENT : showValue(value))
  return (
    <tr>
      <th scope="row">
        {name}
        {showPrice && <span className={styles.price}>{messages.fullPrice(price)}</span>}
      </th>
      <td>{show(before)}</td>
      <td data-same={before === after || undefined}>{show(after)}</td>
    </tr>
  )
}
