import type { ProductListRow } from '@loja/data/products'
import { ABSENT } from '@loja/domain/format'
import { RowSelect } from '@loja/ui/late'
import { use, useMemo } from 'react'
import { CatalogNamesContext } from './catalog-names'
import styles from './Figures.module.css'
import { messages } from './messages'
import { useSaveProductFields } from './use-save-product-fields'

const NONE = ''

export function CategoryCell({ product }: { product: ProductListRow }) {
  const { categories } = use(CatalogNamesContext)
  const value = product.categoryId ?? NONE
  const nameOf = (id: string | null) =>
    id === null ? messages.noCategory : (categories.find((category) => category.id === id)?.name ?? ABSENT)
  const options = useMemo(() => categories.map(({ id, name }) => ({ value: id, label: name })), [categories])
  const { mutate, isPending, variables } = useSaveProductFields('categoryId', (row) => nameOf(row.categoryId))
  const shown = nameOf(product.categoryId)
  const isListed = options.some((option) => option.value === value)
  return (
    <div data-edit-cell>
      <RowSelect
        row={product}
        className={styles.category}
        aria-label={messages.categoryOf(product.name)}
        value={value}
        options={isListed ? options : [{ value, label: shown }, ...options]}
        saving={isPending ? (variables.patch.categoryId ?? NONE) : undefined}
        onChange={(id, seen) => mutate({ seen, patch: { categoryId: id === NONE ? null : id } })}
      />
    </div>
  )
}
