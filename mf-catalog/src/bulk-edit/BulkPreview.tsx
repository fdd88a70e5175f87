import type { ProductChangePreview, ProductPreviewRow } from '@loja/data'
import { ABSENT } from '@loja/domain'
import { LoadFailure, Placeholder } from '@loja/ui'
import { Checkbox } from 'antd'
import styles from './BulkPreview.module.css'
import { messages } from './messages'
import type { BulkPreviewState } from './use-bulk-preview'

interface Props {
  preview: BulkPreviewState
  title: string
  showValue: (value: number) => string
  /** Shows the price below the name. */
  showPrice?: boolean | undefined
  floor: (count: number) => string
  exceptions: (count: number) => string
  exceptionMark: string
  notes: (data: ProductChangePreview) => (string | null)[]
}

/** Products that a change would write. */
export function countLeft({ changed, exceptions }: ProductChangePreview, leaveOut: boolean): number {
  return leaveOut ? changed - exceptions : changed
}

const PLACEHOLDERS = [1, 2, 3]

export function BulkPreview(props: Props) {
  const { preview, title, floor, notes } = props
  const { data, leaveOut } = preview
  if (!preview.ready && preview.failed)
    return <LoadFailure text={messages.previewFailed} busy={false} onRetry={preview.retry} />
  const isWaiting = !preview.ready && preview.waiting
  return (
    <section className={styles.preview} aria-label={messages.preview} aria-busy={isWaiting}>
      <div className={styles.notes} aria-live="polite">
        {data
          ? [
              messages.willChange(countLeft(data, leaveOut)),
              ...notes(data),
              data.reachZero > 0 ? floor(data.reachZero) : null,
            ]
              .filter((note) => note !== null)
              .map((note) => <p key={note}>{note}</p>)
          : !isWaiting && <p>{messages.previewLater}</p>}
        {data && data.exceptions > 0 && <Exceptions {...props} data={data} />}
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
              ? data.rows.map((row) => <PreviewRow key={row.id} {...props} row={row} />)
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

interface ExceptionsProps extends Pick<Props, 'preview' | 'exceptions'> {
  data: ProductChangePreview
}

function Exceptions({ preview, exceptions: sentence, data: { exceptions, exceptionNames } }: ExceptionsProps) {
  const hidden = exceptions - exceptionNames.length
  const names = hidden > 0 ? [...exceptionNames, messages.moreNames(hidden)] : exceptionNames
  return (
    <div className={styles.exceptions}>
      <p>{sentence(exceptions)}</p>
      <Checkbox checked={preview.leaveOut} onChange={({ target }) => preview.setLeaveOut(target.checked)}>
        {messages.leaveOut}
      </Checkbox>
      <p className={styles.names}>{names.join(', ')}</p>
    </div>
  )
}

function PreviewRow({ row, preview, exceptionMark, showValue, showPrice }: Props & { row: ProductPreviewRow }) {
  const { name, price, before, isException } = row
  const isLeftOut = isException && preview.leaveOut
  const after = isLeftOut ? before : row.after
  const show = (value: number | null) => (value === null ? ABSENT : showValue(value))
  return (
    <tr>
      <th scope="row">
        {name}
        {showPrice && <span className={styles.price}>{messages.fullPrice(price)}</span>}
        {isException && <span className={styles.mark}>{isLeftOut ? messages.leftOutMark : exceptionMark}</span>}
      </th>
      <td>{show(before)}</td>
      <td data-same={before === after || undefined}>{show(after)}</td>
    </tr>
  )
}
