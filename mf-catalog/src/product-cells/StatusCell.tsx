import type { ProductListRow } from '@loja/data/products'
import { ActiveSelect } from '@loja/ui/late'
import styles from './Figures.module.css'
import { messages } from './messages'
import { useSaveProductFields } from './use-save-product-fields'

export function StatusCell({ product }: { product: ProductListRow }) {
  const wordOf = ({ isActive }: { isActive: boolean }) => (isActive ? messages.active : messages.inactive)
  const { mutate, isPending, variables } = useSaveProductFields('isActive', wordOf)
  return (
    <div data-edit-cell>
      <ActiveSelect
        className={styles.status}
        aria-label={messages.statusOf(product.name)}
        row={product}
        words={messages}
        saving={isPending ? variables.patch.isActive === true : undefined}
        onChange={(isActive, seen) => mutate({ seen, patch: { isActive } })}
      />
    </div>
  )
}
