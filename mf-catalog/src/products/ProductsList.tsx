import { EditOutlined } from '@ant-design/icons'
import type { ProductListRow } from '@loja/data'
import { ABSENT, formatDateTime, type ProductSort } from '@loja/domain'
import {
  type ListField,
  type ListSelection,
  moveToNeighbourRow,
  ResponsiveList,
  RowLink,
  RowLinks,
  type ShownRows,
} from '@loja/ui'
import { use } from 'react'
import { CategoryCell } from '../product-cells/CategoryCell'
import { CatalogNamesContext } from '../product-cells/catalog-names'
import { PriceCell } from '../product-cells/PriceCell'
import { ProductName } from '../product-cells/ProductName'
import { StatusCell } from '../product-cells/StatusCell'
import { StockCell } from '../product-cells/StockCell'
import { productPath } from '../product-path'
import { DeleteProductButton } from './DeleteProductButton'
import { messages } from './messages'
import styles from './ProductsList.module.css'

/** Columns of the table and places of the card (PROD-07); price, stock, status and category are changed where they stand. */
export const PRODUCT_FIELDS: ListField<ProductListRow>[] = [
  {
    key: 'name',
    title: messages.product,
    card: 'heading',
    sortable: 'asc',
    render: (product) => <ProductName product={product} />,
  },
  {
    key: 'category',
    title: messages.category,
    card: 'caption',
    width: 160,
    optional: 'shown',
    render: (product) => <CategoryCell product={product} />,
  },
  {
    key: 'brand',
    title: messages.brand,
    card: 'caption',
    width: 136,
    optional: 'hidden',
    render: (product) => <BrandName product={product} />,
  },
  {
    key: 'price',
    title: messages.price,
    card: 'aside',
    align: 'end',
    width: 124,
    sortable: 'asc',
    optional: 'shown',
    render: (product) => <PriceCell product={product} />,
  },
  {
    key: 'stock',
    title: messages.stockColumn,
    card: 'caption',
    align: 'end',
    width: 116,
    sortable: 'asc',
    optional: 'shown',
    render: (product) => <StockCell product={product} />,
  },
  {
    key: 'status',
    title: messages.status,
    card: 'footer',
    width: 124,
    optional: 'shown',
    render: (product) => <StatusCell product={product} />,
  },
  {
    key: 'date',
    title: messages.createdAt,
    card: 'caption',
    width: 160,
    sortable: true,
    optional: 'hidden',
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'actions',
    title: messages.actions,
    card: 'footer',
    align: 'end',
    width: 96,
    render: (product) => (
      <div className={styles.actions}>
        <RowLink to={productPath(product.id)} className={styles.edit} label={messages.edit(product.name)}>
          <EditOutlined aria-hidden />
        </RowLink>
        <DeleteProductButton product={product} />
      </div>
    ),
  },
]

function BrandName({ product: { brandId } }: { product: ProductListRow }) {
  const { brandNames } = use(CatalogNamesContext)
  return (brandId && brandNames.get(brandId)) || ABSENT
}

interface Props extends ShownRows<ProductListRow> {
  fields: ListField<ProductListRow>[]
  selection: Pick<ListSelection<ProductListRow>, 'isSelected' | 'onSelect'>
  sort: ProductSort
  onSort: (sort: ProductSort) => void
}

export function ProductsList({ selection, sort, onSort, ...props }: Props) {
  const [key, direction] = sort.split('_') as ['date' | 'name' | 'price' | 'stock', 'asc' | 'desc']
  return (
    <RowLinks>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the controls inside. */}
      <div onKeyDown={moveToNeighbourRow}>
        <ResponsiveList
          {...props}
          label={messages.title}
          rowKey={(product) => product.id}
          selection={{
            ...selection,
            label: (product) => messages.select(product.name),
            allLabel: messages.selectPage,
          }}
          sort={{ key, direction, onSort: (field, way) => onSort(`${field}_${way}` as ProductSort) }}
        />
      </div>
    </RowLinks>
  )
}
