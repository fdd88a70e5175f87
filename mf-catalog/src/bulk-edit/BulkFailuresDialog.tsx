import type { ProductBulkFailure } from '@loja/data'
import { Dialog, useReturnFocus } from '@loja/ui'
import { Button } from 'antd'
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
  useReturnFocus()
  return (
    <Dialog
      title={messages.leftAlone(failures.length, kind)}
      onCancel={onClose}
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <ul className={styles.list}>
        {failures.map(({ id, name }) => (
          <li key={id}>
            {name === null
              ? messages.goneAlready(nameOf(id) ?? messages.deletedProduct)
              : messages.changedMeanwhile(name)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
