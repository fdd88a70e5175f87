import type { ProductListRow } from '@loja/data/products'
import { PRODUCT_STATUSES, type ProductStatus } from '@loja/domain/products'
import { Select } from '@loja/ui/late'
import { StatusLabel, type StatusLook } from '@loja/ui/parts'
import { useRef } from 'react'
import styles from './Figures.module.css'
import { messages } from './messages'
import { useSaveProductFields } from './use-save-product-fields'

const LOOKS: Record<ProductStatus, StatusLook> = {
  active: { color: 'var(--ant-color-success)', word: messages.active },
  inactive: { color: 'var(--ant-color-text-secondary)', word: messages.inactive, filled: false },
}
const OPTIONS = PRODUCT_STATUSES.map((status) => ({ value: status, label: <StatusLabel {...LOOKS[status]} /> }))
const statusOf = ({ isActive }: Pick<ProductListRow, 'isActive'>): ProductStatus => (isActive ? 'active' : 'inactive')

export function StatusCell({ product }: { product: ProductListRow }) {
  const seen = useRef(product)
  const { mutate, isPending, variables } = useSaveProductFields('isActive', (row) => messages[statusOf(row)])
  const status = statusOf(product)
  return (
    <div data-edit-cell>
      <Select
        inRow
        className={styles.status}
        aria-label={messages.statusOf(product.name)}
        value={status}
        options={OPTIONS}
        saving={isPending ? statusOf({ isActive: variables.patch.isActive === true }) : undefined}
        onOpen={() => {
          seen.current = product
        }}
        onChange={(next) => mutate({ seen: seen.current, patch: { isActive: next === 'active' } })}
      />
    </div>
  )
}
