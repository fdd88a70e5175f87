import type { ProductUndoResult } from '@loja/data'
import { Button } from 'antd'
import { UndoAlert } from '../undo/UndoAlert'
import { messages } from './messages'
import { SkippedItem } from './SkippedItem'
import styles from './UndoReport.module.css'

const SHOWN_ITEMS = 100

interface Props {
  report: ProductUndoResult
  busy: boolean
  onRestore: (products: Record<string, string | null>, onSettled: (error: unknown) => void) => void
}

export function UndoReport({ report: { restored, skipped, adjusted }, busy, onRestore }: Props) {
  const renamed = skipped.filter(({ freeName }) => freeName !== undefined)
  const hidden = Math.max(0, skipped.length - SHOWN_ITEMS)
  return (
    <UndoAlert title={messages.restored(restored, skipped.length)}>
      {skipped.length + adjusted.length > 0 && (
        <>
          <ul>
            {skipped.slice(0, SHOWN_ITEMS).map((product) => (
              <SkippedItem
                key={product.id}
                product={product}
                busy={busy}
                onRestore={(name, onSettled) => onRestore({ [product.id]: name }, onSettled)}
              />
            ))}
            {hidden > 0 && <li>{messages.more(hidden)}</li>}
            {adjusted.map(({ id, name, reason }) => (
              <li key={`${id} ${reason}`}>{messages.adjusted[reason](name)}</li>
            ))}
          </ul>
          {skipped.length > 0 && <p>{messages.stillStored}</p>}
          {renamed.length > 1 && (
            <Button
              className={styles.wrapping}
              disabled={busy}
              onClick={() =>
                onRestore(
                  Object.fromEntries(renamed.map(({ id, freeName }) => [id, freeName ?? null])),
                  () => undefined,
                )
              }
            >
              {messages.restoreAllRenamed(renamed.length)}
            </Button>
          )}
        </>
      )}
    </UndoAlert>
  )
}
