import type { NamedChoice, ProductListRow } from '@loja/data/products'
import { ABSENT, formatBrl, formatDateTime } from '@loja/domain/format'
import { CHEAPER_DAYS, type ProductFilter } from '@loja/domain/products'
import { actionsField, type FilterControls, type ListField, selectFilter } from '@loja/ui/lists'
import { RowIcon, RowLink } from '@loja/ui/parts'
import { use, useMemo } from 'react'
import { MarginBelow } from '../margin/MarginBelow'
import { MarginCell } from '../margin/MarginCell'
import { CategoryCell } from '../product-cells/CategoryCell'
import { type CatalogNames, CatalogNamesContext } from '../product-cells/catalog-names'
import { TYPED_FIELDS } from '../product-cells/editable-fields'
import { PriceCell } from '../product-cells/PriceCell'
import { ProductName } from '../product-cells/ProductName'
import { StatusCell } from '../product-cells/StatusCell'
import { StockCell } from '../product-cells/StockCell'
import { productPath } from '../product-path'
import { DeleteProductButton } from './DeleteProductButton'
import { messages } from './messages'
import styles from './product-fields.module.css'

export const FIELDS: ListField<ProductListRow>[] = [
  {
    key: 'name',
    title: messages.product,
    card: 'heading',
    leastWidth: 300,
    sortable: 'asc',
    text: ({ name }) => name,
    render: (product) => <ProductName product={product} />,
  },
  {
    key: 'category',
    title: messages.category,
    width: 196,
    render: (product) => <CategoryCell product={product} />,
  },
  {
    key: 'brand',
    title: messages.brand,
    card: 'caption',
    width: 136,
    hidden: true,
    render: (product) => <BrandName product={product} />,
  },
  {
    key: 'price',
    title: messages.price,
    subtitle: messages.priceAndSale,
    card: 'aside',
    align: 'end',
    width: 124,
    sortable: 'asc',
    text: ({ price }) => formatBrl(price),
    render: (product) => <PriceCell product={product} />,
  },
  {
    key: 'margin',
    title: messages.margin,
    card: 'caption',
    align: 'end',
    width: 92,
    hidden: true,
    render: (product) => <MarginCell product={product} />,
  },
  {
    key: 'stock',
    title: messages.stockColumn,
    card: 'footer',
    align: 'end',
    width: 100,
    sortable: 'asc',
    text: TYPED_FIELDS.stockQuantity.shown,
    render: (product) => <StockCell product={product} />,
  },
  {
    key: 'status',
    title: messages.status,
    card: 'footer',
    width: 112,
    render: (product) => <StatusCell product={product} />,
  },
  {
    key: 'date',
    title: messages.createdAt,
    card: 'caption',
    width: 160,
    sortable: true,
    hidden: true,
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
  actionsField(messages.actions, 88, (product) => (
    <div className={styles.actions}>
      <RowLink to={productPath(product.id)} className={styles.edit} label={messages.edit(product.name)}>
        <RowIcon name="edit" />
      </RowLink>
      <DeleteProductButton product={product} />
    </div>
  )),
]

function BrandName({ product: { brandId } }: { product: ProductListRow }) {
  const { brandNames } = use(CatalogNamesContext)
  return (brandId && brandNames.get(brandId)) || ABSENT
}

/** PROD-03. */
const DEBOUNCE_MS = 500

export function useProductFilters(
  { categories, brands }: CatalogNames,
  { category, brand }: ProductFilter,
): FilterControls<ProductFilter> {
  return useMemo(
    () => ({
      search: {
        kind: 'search',
        label: messages.search,
        debounceMs: DEBOUNCE_MS,
        hint: (text) => ([...text].length === 1 ? messages.searchHint : undefined),
      },
      category: {
        kind: 'select',
        label: messages.categoryFilter,
        all: messages.allCategories,
        options: optionsOf(categories, category),
        tag: (id) => messages.filterTags.category(nameOf(categories, id)),
      },
      brand: {
        kind: 'select',
        label: messages.brandFilter,
        all: messages.allBrands,
        options: optionsOf(brands, brand),
        showSearch: { optionFilterProp: 'label' },
        tag: (id) => messages.filterTags.brand(nameOf(brands, id)),
      },
      status: selectFilter(messages.statusFilter, messages.allStatuses, messages.statuses),
      stock: selectFilter(messages.stockFilter, messages.anyStock, messages.stock),
      onSale: { kind: 'check', label: messages.onSale },
      withoutImage: { kind: 'check', label: messages.withoutImage },
      cheaperDays: {
        kind: 'select',
        label: messages.cheaperFilter,
        all: messages.anyPrice,
        options: CHEAPER_DAYS.map((value) => ({ value, label: messages.cheaper(value) })),
      },
      marginBelow: {
        kind: 'custom',
        render: (percent, onChange) => <MarginBelow percent={percent} onChange={onChange} />,
      },
      withoutCost: { kind: 'check', label: messages.withoutCost },
    }),
    [categories, brands, category, brand],
  )
}

function nameOf(choices: readonly NamedChoice[], id: string): string {
  return choices.find((choice) => choice.id === id)?.name ?? messages.unknownName
}

function optionsOf(choices: readonly NamedChoice[], chosen: string | null) {
  const options = choices.map(({ id, name }) => ({ value: id, label: name }))
  const isKnown = chosen === null || choices.some(({ id }) => id === chosen)
  return isKnown ? options : [...options, { value: chosen, label: messages.unknownName }]
}
