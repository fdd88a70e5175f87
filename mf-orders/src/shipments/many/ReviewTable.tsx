import { OrderStatusLabel } from '@loja/records'
import { TableHead } from '@loja/ui/parts'
import { memo, type ReactNode } from 'react'
import { messages } from './messages'
import styles from './ReviewTable.module.css'
import { isApplicable, type ReviewRow } from './review-rows'

interface Props {
  rows: ReviewRow[]
  onInclude: (line: number, included: boolean) => void
}

export function ReviewTable({ rows, onInclude }: Props) {
  return (
    <CodesTable label={messages.review} last={messages.verdict}>
      {rows.map((row) => (
        <Row key={row.line} row={row} onInclude={onInclude} />
      ))}
    </CodesTable>
  )
}

export function CodesTable({ label, last, children }: { label: string; last: string; children: ReactNode }) {
  return (
    <table className={styles.table} aria-label={label}>
      <TableHead titles={[messages.line, messages.order, messages.code, last]} />
      <tbody>{children}</tbody>
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
