import { OrderStatusLabel } from '@loja/records'
import { memo } from 'react'
import { messages } from './messages'
import styles from './ReviewTable.module.css'
import { isApplicable, type ReviewRow } from './review-rows'

interface Props {
  rows: ReviewRow[]
  onInclude: (line: number, included: boolean) => void
}

export function ReviewTable({ rows, onInclude }: Props) {
  return (
    <table className={styles.table} aria-label={messages.review}>
      <thead>
        <tr>
          <th scope="col">{messages.line}</th>
          <th scope="col">{messages.order}</th>
          <th scope="col">{messages.code}</th>
          <th scope="col">{messages.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.line} row={row} onInclude={onInclude} />
        ))}
      </tbody>
    </table>
  )
}

const Row = memo(function Row({ row, onInclude }: { row: ReviewRow; onInclude: Props['onInclude'] }) {
  const { line, order, code, target, included } = row
  return (
    <tr data-included={included || undefined}>
      <td className={styles.line}>
        {isApplicable(row) ? (
          // Native, because a thousand of antd's would take seconds to render.
          <label className={styles.include}>
            <input
              type="checkbox"
              aria-label={messages.include(row)}
              checked={included}
              onChange={(event) => onInclude(line, event.target.checked)}
            />
            {line}
          </label>
        ) : (
          line
        )}
      </td>
      <td>
        {target?.number ?? order}
        {target && (
          <div>
            <OrderStatusLabel status={target.status} />
          </div>
        )}
      </td>
      <td>{code}</td>
      <td>
        <div>{messages.verdictOf(row)}</div>
        {messages.doubtsOf(row).map((doubt) => (
          <div key={doubt} className={styles.doubt}>
            {doubt}
          </div>
        ))}
      </td>
    </tr>
  )
})
