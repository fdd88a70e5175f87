import type { ProductSelection } from '@loja/data'
import { LazyDialog } from '@loja/ui'
import { use } from 'react'
import { CatalogNamesContext } from '../product-cells/catalog-names'
import type { SelectedProducts } from '../product-selection/product-selection'
import { messages } from './messages'

// Loaded when they are opened: the list comes first.
/** Loads what edits many products, so that it is there when it is wanted. */
export const loadBulkEdit = async () => (await import('../bulk-edit/BulkEditDialog')).BulkEditDialog
const loadChanges = async () => (await import('../product-changes/ProductChangesDialog')).ProductChangesDialog
const loadImport = async () => (await import('../product-import/ImportDialog')).ImportDialog
const loadJsonImport = async () => (await import('../json-import/JsonImportDialog')).JsonImportDialog
const loadKeys = async () => (await import('./ProductKeysDialog')).ProductKeysDialog

/** What lies over the list. */
export type OpenDialog =
  | { name: 'none' }
  | {
      name: 'bulk-edit'
      selection: ProductSelection
      selected: SelectedProducts
      count: number
      /** The selection is not what it was: it is noted again when the list has been read. */
      outdated: boolean
    }
  | { name: 'changes' }
  | { name: 'import' }
  | { name: 'json-import' }
  | { name: 'shortcuts' }

interface Props {
  open: OpenDialog
  onClose: () => void
  /** A bulk change was made. */
  onChanged: () => void
  /** A bulk change met other products than its selection says. */
  onOutdated: () => void
}

/** The dialogs of the page, each mounted while it is open. */
export function ProductsDialogs({ open, onClose, onChanged, onOutdated }: Props) {
  const { categories } = use(CatalogNamesContext)
  const props = { onClose }
  if (open.name === 'none') return null
  if (open.name === 'changes')
    return <LazyDialog name="product-changes" title={messages.changes} load={loadChanges} props={props} />
  if (open.name === 'import')
    return <LazyDialog name="product-import" title={messages.importText} load={loadImport} props={props} />
  if (open.name === 'json-import')
    return <LazyDialog name="json-import" title={messages.importJson} load={loadJsonImport} props={props} />
  if (open.name === 'shortcuts')
    return <LazyDialog name="product-keys" title={messages.shortcuts} load={loadKeys} props={props} />
  const { selection, selected, count, outdated } = open
  const nameOf = (id: string) => (selected.kind === 'some' ? selected.rows[id]?.name : undefined)
  return (
    <LazyDialog
      name="bulk-edit"
      title={messages.bulkEdit}
      load={loadBulkEdit}
      props={{ selection, count, nameOf, categories, outdated, onChanged, onOutdated, onClose }}
    />
  )
}
