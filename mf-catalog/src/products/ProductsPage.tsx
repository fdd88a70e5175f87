import { PRODUCT_PAGE_SIZES, pageCount, productListParams } from '@loja/domain'
import { accessAtom } from '@loja/platform'
import { ListPage, useChosenColumns } from '@loja/ui'
import { useAtomValue } from 'jotai'
import { memo, useEffect } from 'react'
import { FeaturedPanel } from '../featured/FeaturedPanel'
import { CatalogNamesContext } from '../product-cells/catalog-names'
import { CategoryButtons } from '../product-selection/CategoryButtons'
import { messages } from './messages'
import { ProductActions } from './ProductActions'
import { ProductFilters } from './ProductFilters'
import { loadBulkEdit, ProductsDialogs } from './ProductsDialogs'
import { PRODUCT_FIELDS, ProductsList } from './ProductsList'
import { ProductsToolbar } from './ProductsToolbar'
import { useCatalogNames } from './use-catalog-names'
import { useOpenDialog } from './use-open-dialog'
import { useProductKeys } from './use-product-keys'
import { useProductsPage } from './use-products-page'

// They take no part in what happens in the list: a tick there draws them no second time.
const Actions = memo(ProductActions)
const Featured = memo(FeaturedPanel)

export function ProductsPage() {
  const access = useAtomValue(accessAtom)
  const { names, brands, queries } = useCatalogNames()
  const { shownFields, ...columns } = useChosenColumns(
    'products',
    access.status === 'granted' ? access.userId : undefined,
    PRODUCT_FIELDS,
  )
  const page = useProductsPage()
  const { params, setParams, change, filter, list, counts, total, selection } = page
  const { open, setOpen, close } = useOpenDialog()
  useProductKeys({ onHelp: () => setOpen({ name: 'shortcuts' }) })
  useEffect(
    function loadWhatComesNext() {
      // A failure is told when the dialog is opened.
      if (selection.count > 0) loadBulkEdit().catch(() => undefined)
    },
    [selection.count],
  )
  const openBulkEdit = () =>
    setOpen({
      name: 'bulk-edit',
      selection: page.noteSeen(),
      selected: selection.selected,
      count: selection.count,
      outdated: false,
    })
  // What was typed stays while the selection is noted again.
  if (open.name === 'bulk-edit' && open.outdated && !counts.isFetching && !list.isFetching) openBulkEdit()
  const isLowStockOnly = params.stock === 'low'
  return (
    <CatalogNamesContext value={names}>
      <ListPage
        title={messages.title}
        summary={counts.data && messages.summary(counts.data.total, counts.data.lowStock)}
        actions={<Actions onOpen={setOpen} />}
        lead={<Featured />}
        cards={{
          failed: counts.isError,
          counts: [
            { title: messages.total, count: counts.data?.total },
            { title: messages.page, count: params.page },
            { title: messages.pages, count: counts.data && pageCount(counts.data.total, params.pageSize) },
            {
              title: messages.lowStock,
              count: counts.data?.lowStock,
              filter: {
                label: messages.showLowStock,
                on: isLowStockOnly,
                onToggle: () => change({ stock: isLowStockOnly ? null : 'low' }),
              },
            },
          ],
        }}
        params={params}
        isFiltered={productListParams.isFiltered(params)}
        setParams={setParams}
        rows={list}
        counts={[counts, ...queries]}
        total={total}
        pageSizes={PRODUCT_PAGE_SIZES}
        filters={<ProductFilters params={params} onChange={setParams} categories={names.categories} brands={brands} />}
        toolbar={
          <>
            <ProductsToolbar
              filter={filter}
              total={total}
              selected={selection.count}
              offerAll={selection.offerAll}
              isDropped={selection.isDropped}
              onSelectAll={() => selection.selectAll()}
              onClear={selection.clear}
              onBulkEdit={openBulkEdit}
              onShowChanges={() => setOpen({ name: 'changes' })}
              onShowShortcuts={() => setOpen({ name: 'shortcuts' })}
              newRows={page.newCount}
              onShowNew={page.showNew}
              columns={columns}
            />
            <CategoryButtons
              filter={filter}
              categories={names.categories}
              byCategory={counts.data?.byCategory}
              selected={selection.selected}
              onSelect={selection.onSelect}
              onSelectWhole={page.selectCategory}
            />
          </>
        }
        texts={messages}
      >
        {(shown) => (
          <ProductsList
            {...shown}
            fields={shownFields}
            selection={selection}
            sort={params.sort}
            onSort={(sort) => change({ sort })}
          />
        )}
      </ListPage>
      <ProductsDialogs
        open={open}
        onClose={close}
        onChanged={selection.clear}
        onOutdated={() => open.name === 'bulk-edit' && setOpen({ ...open, outdated: true })}
      />
    </CatalogNamesContext>
  )
}
