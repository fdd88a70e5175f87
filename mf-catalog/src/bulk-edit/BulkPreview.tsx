import type { BulkPreviewRow, BulkPreview as Preview } from '@loja/data/products'
import { Placeholder } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure } from '@loja/ui/parts'
import { Checkbox } from 'antd'
import styles from './BulkPreview.module.css'
import type { BulkChoices } from './bulk-change'
import { KINDS, type PreviewedKind } from './kinds'
import { messages } from './messages'
import type { BulkPreviewState } from './use-bulk-preview'

interface Props {
  preview: BulkPreviewState
  kind: PreviewedKind
  choices: BulkChoices
}

export function countLeft({ changed, exceptions }: Preview, leaveOut: boolean): number {
  return leaveOut ? changed - exceptions : changed
}

const PLACEHOLDERS = [1, 2, 3]

export function BulkPreview(props: Props) {
  const { preview, kind } = props
  const { title, effects = {}, unchanged } = KINDS[kind]
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
              ...Object.entries(effects).map(([effect, text]) => text(data.effects[effect] ?? 0)),
              unchanged(data.matched - data.changed),
            ]
              .filter((note) => note !== '')
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

function Exceptions({ preview, kind, data: { exceptions, exceptionNames } }: Props & { data: Preview }) {
  const hidden = exceptions - exceptionNames.length
  const names = hidden > 0 ? [...exceptionNames, messages.moreNames(hidden)] : exceptionNames
  return (
    <div className={styles.exceptions}>
      <p>{KINDS[kind].exceptions?.text(exceptions)}</p>
      <Checkbox checked={preview.leaveOut} onChange={({ target }) => preview.setLeaveOut(target.checked)}>
        {messages.leaveOut}
      </Checkbox>
      <p className={`${looks.hint} ${looks.anywhere}`}>{names.join(', ')}</p>
    </div>
  )
}

function PreviewRow({ row, preview, kind, choices }: Props & { row: BulkPreviewRow }) {
  const { show, showPrice, exceptions } = KINDS[kind]
  const { name, price, isException } = row
  const isLeftOut = isException && preview.leaveOut
  const before = show(row.before, choices)
  const after = isLeftOut ? before : show(row.after, choices)
  return (
    <tr>
      <th scope="row">
        {name}
        {showPrice && <span className={`${looks.caption} ${looks.block}`}>{messages.fullPrice(price)}</span>}
        {isException && (
          <span className={`${looks.caption} ${looks.strong} ${looks.block} ${looks.ink}`}>
            {isLeftOut ? messages.leftOutMark : exceptions?.mark}
          </span>
        )}
      </th>
      <td>{before}</td>
      <td data-same={before === after || undefined}>{after}</td>
    </tr>
  )
}
