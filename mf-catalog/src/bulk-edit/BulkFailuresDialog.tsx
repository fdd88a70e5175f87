import type { ProductBulkFailure, ProductBulkKind } from '@loja/data/products'
import { ReadDialog } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { messages } from './messages'

interface Props {
  failures: ProductBulkFailure[]
  kind: ProductBulkKind
  nameOf: (id: string) => string | undefined
  onClose: () => void
}

export function BulkFailuresDialog({ failures, kind, nameOf, onClose }: Props) {
  return (
    <ReadDialog title={messages.leftAlone(failures.length, kind)} onClose={onClose}>
      <ul className={`${looks.bullets} ${looks.anywhere}`}>
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
