import { foldText } from '@loja/domain/list'
import {
  BRAZILIAN_STATES,
  limitOrderSearch,
  ORDER_AGES,
  ORDER_SEARCH_LIMIT,
  ORDER_SOURCES,
  ORDER_STATUSES,
  type OrderFilter,
  orderNumbersLeftOut,
  PAID_FILTERS,
  PAYMENT_METHODS,
  paymentMethodLabel,
} from '@loja/domain/orders'
import { OrderStatusLabel } from '@loja/records'
import { declarePart, Late, Placeholder } from '@loja/ui/late'
import type { FilterControls } from '@loja/ui/lists'
import { useMemo } from 'react'
import { leftOutText } from '../left-out-text'
import { messages } from './messages'
import { useOrderPlaces, useProductChoices } from './queries'

const periodFilterPart = declarePart(async () => (await import('./OrderPeriodFilter')).OrderPeriodFilter)
/** antd's input is not needed before. */
const totalFilterPart = declarePart(async () => (await import('./OrderTotalFilter')).OrderTotalFilter)

const FIRST: FilterControls<Omit<OrderFilter, 'city' | 'shippingMethod' | 'product' | keyof typeof LAST>> = {
  search: {
    kind: 'search',
    label: messages.search,
    maxLength: ORDER_SEARCH_LIMIT,
    joinLines: limitOrderSearch,
    leftOut: leftOutText(orderNumbersLeftOut, messages.numbersLeftOut),
    hint: (text) => (/^\s*\S{1,2}\s*$/.test(text) ? messages.shortSearch : undefined),
  },
  status: {
    kind: 'select',
    label: messages.statusFilter,
    all: messages.allStatuses,
    options: ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> })),
  },
  paid: {
    kind: 'select',
    label: messages.paidFilter,
    all: messages.anyPaid,
    options: PAID_FILTERS.map((state) => ({ value: state, label: messages.paidStates[state] })),
    popupMatchSelectWidth: false,
  },
  paymentMethod: {
    kind: 'select',
    label: messages.methodFilter,
    all: messages.anyMethod,
    options: PAYMENT_METHODS.map((method) => ({ value: method, label: paymentMethodLabel(method) })),
    popupMatchSelectWidth: false,
  },
  source: {
    kind: 'select',
    label: messages.sourceFilter,
    all: messages.anySource,
    options: ORDER_SOURCES.map((source) => ({ value: source, label: messages.sources[source] })),
    popupMatchSelectWidth: false,
  },
  state: {
    kind: 'select',
    label: messages.stateFilter,
    all: messages.allStates,
    options: BRAZILIAN_STATES.map((state) => ({ value: state, label: state })),
    showSearch: { optionFilterProp: 'label' },
  },
}

const LAST: FilterControls<Pick<OrderFilter, 'total' | 'period' | 'olderThan'>> = {
  total: {
    kind: 'custom',
    render: (range, onChange) => (
      <Late part={totalFilterPart} on="press" props={{ range, onChange }} waiting={<Placeholder width={376} />} />
    ),
  },
  period: {
    kind: 'custom',
    render: (period, onChange) => (
      <Late part={periodFilterPart} on="press" props={{ period, onChange }} waiting={<Placeholder width={136} />} />
    ),
  },
  olderThan: {
    kind: 'select',
    label: messages.ageFilter,
    all: messages.anyAge,
    options: ORDER_AGES.map((days) => ({ value: days, label: messages.olderThan(days) })),
    popupMatchSelectWidth: false,
  },
}

/** The choices of place and product are read when their filter is opened. */
export function useOrderFilters({ city, shippingMethod, product }: OrderFilter): FilterControls<OrderFilter> {
  const { places, onOpenPlaces, isReadingPlaces } = useOrderPlaces()
  const { products, search, setSearch, setIsOpen, isFetching } = useProductChoices(product)
  return useMemo(() => {
    const place = {
      kind: 'select',
      showSearch: { filterOption: (typed, option) => foldText(String(option?.label)).includes(foldText(typed)) },
      loading: isReadingPlaces,
      notFoundContent: messages.noPlace,
      popupMatchSelectWidth: 280,
      onOpenChange: onOpenPlaces,
    } satisfies Partial<FilterControls<OrderFilter>['city']>
    const nameOf = (id: string) => products?.find((one) => one.id === id)?.name ?? messages.unknownProduct
    const found = (products ?? []).map(({ id, name }) => ({ value: id, label: name }))
    const isListed = product === null || found.some(({ value }) => value === product)
    return {
      ...FIRST,
      city: {
        ...place,
        label: messages.cityFilter,
        all: messages.allCities,
        options: optionsOf(places?.cities, city),
      },
      shippingMethod: {
        ...place,
        label: messages.shippingFilter,
        all: messages.anyShipping,
        options: optionsOf(places?.shippingMethods, shippingMethod),
      },
      product: {
        kind: 'select',
        label: messages.productFilter,
        all: messages.allProducts,
        options: isListed ? found : [...found, { value: product, label: nameOf(product) }],
        tag: (id) => messages.filterTags.product(products ? nameOf(id) : '…'),
        showSearch: { searchValue: search, onSearch: setSearch, filterOption: false },
        loading: isFetching,
        notFoundContent: messages.noProduct,
        popupMatchSelectWidth: 320,
        onOpenChange: setIsOpen,
      },
      ...LAST,
    }
  }, [
    places,
    isReadingPlaces,
    onOpenPlaces,
    city,
    shippingMethod,
    products,
    product,
    search,
    setSearch,
    setIsOpen,
    isFetching,
  ])
}

const optionsOf = (names: readonly string[] | undefined, chosen: string | null) =>
  [...new Set([...(names ?? []), ...(chosen ? [chosen] : [])])].map((name) => ({ value: name, label: name }))
