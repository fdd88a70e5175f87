import type { ProductUndoResult } from '@loja/data'
import { Alert } from 'antd'
import { messages } from './messages'
import styles from './ProductChangesDialog.module.css'

/** What an undo restored, what it left as it is, and why. */
export function UndoReport({ report: { restored, skipped, adjusted } }: { report: ProductUndoResult }) {
  const left = [
    ...skipped.map((product) => ({ ...product, text: messages.skipped[product.reason](product.name) })),
    ...adjusted.map((product) => ({ ...product, text: messages.adjusted[product.reason](product.name) })),
  ]
  return (
    <Alert
      className={styles.report}
      type={left.length > 0 ? 'warning' : 'success'}
      showIcon
      title={messages.restored(restored, skipped.length)}
      description={
        left.length > 0 && (
          <ul>
            {left.map(({ id, reason, text }) => (
              <li key={`${id} ${reason}`}>{text}</li>
            ))}
          </ul>
        )
      }
    />
  )
}
