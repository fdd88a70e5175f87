import type { ProductSelection } from '@loja/data'
import { lazy, Suspense, use } from 'react'
import { CatalogNamesContext } from '../product-cells/catalog-names'
import type { SelectedProducts } from '../product-selection/product-selection'

// Loaded when they are opened: the list comes first.
const BulkEditDialog = lazy(() => loadBulkEdit().then((loaded) => ({ default: loaded.BulkEditDialog })))
const ProductChangesDialog = lazy(() =>
  import('../product-changes/ProductChangesDialog').then((loaded) => ({ default: loaded.ProductChangesDialog })),
)
const ImportDialog = lazy(() =>
  import('../product-import/ImportDialog').then((loaded) => ({ default: loaded.ImportDialog })),
)
const JsonImportDialog = lazy(() =>
  import('../json-import/JsonImportDialog').then((loaded) => ({ default: loaded.JsonImportDialog })),
)
const ProductKeysDialog = lazy(() =>
  import('./ProductKeysDialog').then((loaded) => ({ default: loaded.ProductKeysDialog })),
)

/** Loads what edits many products, so that it is there when it is wanted. */
export function loadBulkEdit() {
  return import('../bulk-edit/BulkEditDialog')
}

/** What lies over the list. */
export type OpenDialog =
  | { name: 'none' }
  | { name: 'bulk-edit'; selection: ProductSelection; selected: SelectedProducts; count: number }
  | { name: 'changes' }
  | { name: 'import' }
  | { name: 'json-import' }
  | { name: 'shortcuts' }

interface Props {
  open: OpenDialog
  onClose: () => void
  /** A bulk change was made. */
  onChanged: () => void
}

/** The dialogs of the page, each mounted while it is open. */
export function ProductsDialogs(props: Props) {
  return (
    <Suspense fallback={null}>
      <OpenedDialog {...props} />
    </Suspense>
  )
}

function OpenedDialog({ open, onClose, onChanged }: Props) {
  const { categories } = use(CatalogNamesContext)
  if (open.name === 'changes') return <ProductChangesDialog onClose={onClose} />
  if (open.name === 'import') return <ImportDialog onClose={onClose} />
  if (open.name === 'json-import') return <JsonImportDialog onClose={onClose} />
  if (open.name === 'shortcuts') return <ProductKeysDialog onClose={onClose} />
  if (open.name === 'none') return null
  const { selection, selected, count } = open
  return (
    <BulkEditDialog
      selection={selection}
      count={count}
      nameOf={(id) => (selected.kind === 'some' ? selected.rows[id]?.name : undefined)}
      categories={categories}
      onChanged={onChanged}
      onClose={onClose}
    />
  )
}
