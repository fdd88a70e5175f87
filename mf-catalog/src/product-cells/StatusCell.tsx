import type { ProductListRow } from '@loja/data'
import { PRODUCT_STATUSES, type ProductStatus } from '@loja/domain'
import { RowSelect } from '@loja/ui'
import { useRef } from 'react'
import { messages } from './messages'
import { ProductStatusLabel } from './ProductStatusLabel'
import { useSaveProductFields } from './use-save-product-fields'

const OPTIONS = PRODUCT_STATUSES.map((status) => ({ value: status, label: <ProductStatusLabel status={status} /> }))
const statusOf = ({ isActive }: Pick<ProductListRow, 'isActive'>): ProductStatus => (isActive ? 'active' : 'inactive')

/** Whether the shop shows a product, chosen where it stands. */
export function StatusCell({ product }: { product: ProductListRow }) {
  const seen = useRef(product)
  const { mutate, isPending, variables } = useSaveProductFields('isActive', (row) => messages[statusOf(row)])
  const status = statusOf(product)
  return (
    <div data-edit-cell>
      <RowSelect
        label={messages.statusOf(product.name)}
        value={status}
        shown={<ProductStatusLabel status={status} />}
        options={OPTIONS}
        saving={isPending ? statusOf({ isActive: variables.patch.isActive === true }) : undefined}
        onOpen={() => {
          seen.current = product
        }}
        onChoose={(next, onSettled) =>
          mutate({ seen: seen.current, patch: { isActive: next === 'active' } }, { onSettled })
        }
      />
    </div>
  )
}
