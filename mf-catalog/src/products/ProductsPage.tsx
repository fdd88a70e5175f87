import { pageCount } from '@loja/domain/list'
import { ListPage } from '@loja/ui/lists'
import { FeaturedPanel } from '../featured/FeaturedPanel'
import { CatalogNamesContext } from '../product-cells/catalog-names'
import { messages } from './messages'
import { ProductActions } from './ProductActions'
import { ProductsToolbar } from './ProductsToolbar'
import { FIELDS } from './product-fields'
import { PRODUCTS } from './queries'
import { useProductsPage } from './use-products-page'

export function ProductsPage() {
  const page = useProductsPage()
  const { address, queries, selection } = page
  const { params, toggle } = address
  const { counts } = queries
  return (
    <CatalogNamesContext value={queries.names}>
      <ListPage
        address={address}
        queries={queries}
        texts={messages}
        actions={<ProductActions exports={page.exports} />}
        lead={<FeaturedPanel />}
        cards={[
          { title: messages.total, count: counts?.total },
          { title: messages.page, count: params.page },
          { title: messages.pages, count: counts && pageCount(counts.total, params.pageSize) },
          { title: messages.lowStock, count: counts?.lowStock, filter: toggle('stock', 'low', messages.showLowStock) },
        ]}
        filters={page.filters}
        sorts={messages.sorts}
        views={PRODUCTS.views}
        toolbar={<ProductsToolbar {...page} />}
        more={page.menu}
        fields={FIELDS}
        selection={{
          ...selection,
          label: (product) => messages.select(product.name),
          allLabel: messages.selectPage,
        }}
      />
    </CatalogNamesContext>
  )
}
