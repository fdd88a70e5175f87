import type { ProductBulkFailure } from '@loja/data'
import { ReadDialog } from '@loja/ui'
import styles from './BulkEditDialog.module.css'
import type { BulkChangeKind } from './bulk-change'
import { messages } from './messages'

interface Props {
  failures: ProductBulkFailure[]
  kind: BulkChangeKind
  /** The name of a product that does not exist any more, as it was selected. */
  nameOf: (id: string) => string | undefined
  onClose: () => void
}

/** The products that a bulk change left alone, by their names, and why. */
export function BulkFailuresDialog({ failures, kind, nameOf, onClose }: Props) {
  return (
    <ReadDialog title={messages.leftAlone(failures.length, kind)} onClose={onClose}>
      <ul className={styles.list}>
        {failures.map(({ id, name }) => (
          <li key={id}>
            {name === null
              ? messages.goneAlready(nameOf(id) ?? messages.deletedProduct)
              : messages.changedMeanwhile(name)}
          </li>
        ))}
      </ul>
    </ReadDialog>
  )
}
