import type { ChangedValues, NamedChoice, ProductBulkKind } from '@loja/data/products'
import { ABSENT, formatBrl, formatCount, formatDateTime } from '@loja/domain/format'
import { UNLIMITED_STOCK } from '@loja/domain/products'
import type { BulkChoices } from './bulk-change'
import { messages } from './messages'

export type PreviewedKind = Exclude<ProductBulkKind, 'delete'>

interface Kind {
  submit: string
  title: string
  show: (values: ChangedValues, choices: BulkChoices) => string
  showPrice?: boolean
  /** Sentences of the effects that the database counts, in order. */
  effects?: Record<string, (count: number) => string>
  /** Sentence and mark of products that a preview names. */
  exceptions?: { text: (count: number) => string; mark: string }
  /** The database refuses the exceptions. */
  isRefused?: boolean
  unchanged: (count: number) => string
}

const money = (amount: number | null | undefined) => (amount == null ? ABSENT : formatBrl(amount))
const named = (list: readonly NamedChoice[], id: string | null | undefined) =>
  list.find((choice) => choice.id === id)?.name ?? ABSENT
const stock = (quantity: number | null | undefined) =>
  quantity == null ? ABSENT : quantity === UNLIMITED_STOCK ? messages.unlimited : formatCount(quantity)

function promotion({ salePrice, saleStartsAt, saleEndsAt }: ChangedValues): string {
  const dates = [
    saleStartsAt && messages.from(formatDateTime(saleStartsAt)),
    saleEndsAt && messages.until(formatDateTime(saleEndsAt)),
  ]
  return [money(salePrice), ...dates].filter(Boolean).join(' ')
}

export const KINDS: Record<PreviewedKind, Kind> = {
  category: {
    submit: messages.changeCategory,
    title: messages.tabs.category,
    show: ({ categoryId }, { categories }) => named(categories, categoryId),
    unchanged: messages.unchanged,
  },
  discount: {
    submit: messages.applyDiscount,
    title: messages.salePrice,
    show: promotion,
    showPrice: true,
    effects: { on_sale: messages.alreadyOnSale, reach_zero: messages.reachZeroPrice },
    exceptions: { text: messages.dearer, mark: messages.dearerMark },
    unchanged: messages.unchanged,
  },
  stock: {
    submit: messages.updateStock,
    title: messages.stock,
    show: ({ stockQuantity }) => stock(stockQuantity),
    effects: { reach_zero: messages.reachZeroStock },
    exceptions: { text: messages.cannotTake, mark: messages.cannotTakeMark },
    isRefused: true,
    unchanged: messages.stayUnlimited,
  },
  status: {
    submit: messages.changeStatus,
    title: messages.tabs.status,
    show: ({ isActive }) => (isActive ? messages.active : messages.inactive),
    effects: {
      featured: messages.featured,
      out_of_stock: messages.outOfStock,
      without_image: messages.withoutImage,
    },
    unchanged: messages.sameStatus,
  },
  brand: {
    submit: messages.changeBrand,
    title: messages.tabs.brand,
    show: ({ brandId }, { brands }) => named(brands, brandId),
    effects: { replaced: messages.brandReplaced },
    unchanged: messages.sameBrand,
  },
  tags: {
    submit: messages.changeTags,
    title: messages.tags,
    show: ({ tags = [] }) => tags.join(', ') || ABSENT,
    effects: { without_tags: messages.withoutTags },
    exceptions: { text: messages.tooManyTags, mark: messages.cannotTakeMark },
    isRefused: true,
    unchanged: messages.unchanged,
  },
  promotion_end: {
    submit: messages.endPromotion,
    title: messages.salePrice,
    show: promotion,
    showPrice: true,
    effects: {
      on_sale: messages.endsNow,
      scheduled: messages.endsScheduled,
      not_on_sale: messages.endsDormant,
    },
    unchanged: messages.withoutPromotion,
  },
  rounding: {
    submit: messages.roundPrices,
    title: messages.price,
    show: ({ price, salePrice }) =>
      salePrice == null ? money(price) : `${money(price)}, ${messages.onSaleFor(money(salePrice))}`,
    effects: {
      price_up: messages.priceUp,
      price_down: messages.priceDown,
      sale_price_up: messages.salePriceUp,
      sale_price_down: messages.salePriceDown,
    },
    exceptions: { text: messages.losePromotion, mark: messages.losePromotionMark },
    unchanged: messages.unchanged,
  },
}
