import { LazyDialog } from '@loja/ui'
import { use } from 'react'
import { CatalogNamesContext } from '../product-cells/catalog-names'
import { messages } from './messages'
import { loadBulkEdit } from './open-dialog'
import type { useProductDialogs } from './use-product-dialogs'

// Loaded on demand.
const loadChanges = async () => (await import('../product-changes/ProductChangesDialog')).ProductChangesDialog
const loadImport = async () => (await import('../product-import/ImportDialog')).ImportDialog
const loadSendOut = async () => (await import('../send-out/SendOutDialog')).SendOutDialog

interface Props {
  dialogs: ReturnType<typeof useProductDialogs>
  onChanged: () => void
}

export function ProductsDialogs({ dialogs: { open, close: onClose, onOutdated }, onChanged }: Props) {
  const { categories, brands } = use(CatalogNamesContext)
  const props = { onClose }
  if (open.name === 'none') return null
  if (open.name === 'changes')
    return (
      <LazyDialog
        name="product-changes"
        title={messages.changes}
        load={loadChanges}
        props={{ ...props, faultyImports: open.faultyImports ?? false }}
      />
    )
  if (open.name === 'import')
    return (
      <LazyDialog
        name="product-import"
        title={messages.importText}
        load={loadImport}
        props={{ ...props, tab: open.tab }}
      />
    )
  if (open.name === 'send-out')
    return (
      <LazyDialog
        name="send-out"
        title={messages.sendOut}
        load={loadSendOut}
        props={{ ...props, selection: open.selection }}
      />
    )
  const { selection, selected, count, outdated } = open
  const nameOf = (id: string) => (selected.kind === 'some' ? selected.rows[id]?.name : undefined)
  return (
    <LazyDialog
      name="bulk-edit"
      title={messages.bulkEdit}
      load={loadBulkEdit}
      props={{ selection, count, nameOf, categories, brands, outdated, onChanged, onOutdated, onClose }}
    />
  )
}
