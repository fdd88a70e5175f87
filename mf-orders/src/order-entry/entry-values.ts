import type { FoundCustomer } from '@loja/data/customers'
import type { OrderWithProducts } from '@loja/data/orders'
import type { MatchedProduct } from '@loja/data/suppliers'
import { formatTaxId, formatTypedBrl, parseTypedBrl } from '@loja/domain/format'
import { toEntryAddress } from '@loja/domain/orders'
import { isOnSale } from '@loja/domain/products'
import { soldProduct } from '../order/sold-product'

export const PICKUP: string = 'Retirada na loja'
const COURIER = 'Motoboy'
export const SHIPPING_METHODS: readonly string[] = [PICKUP, COURIER, 'Sedex', 'PAC', 'Frete grátis']
/** The courier of the town finds the street. */
export const needsPostalCode = ({ shippingMethod }: EntryValues) => shippingMethod !== COURIER
/** The first two are values of the storefront. */
export const PAYMENT_METHODS: readonly string[] = ['pix', 'card', 'Dinheiro']

/** Texts as typed: a draft holds them. */
export const EMPTY_ITEM = {
  productId: '',
  name: '',
  image: '',
  quantity: '1',
  price: '',
  /** The price that the product has now, or had when it was sold. */
  listPrice: '',
  /** The price in the order that is repeated, if it was another. */
  formerPrice: '',
  note: '',
  line: '',
}

export type EntryItem = typeof EMPTY_ITEM

export const EMPTY_ENTRY = {
  items: [] as EntryItem[],
  lines: [] as string[],
  userId: '',
  name: '',
  phone: '',
  email: '',
  document: '',
  shippingMethod: PICKUP,
  shippingCost: '',
  ...{ postalCode: '', street: '', number: '', complement: '', neighborhood: '', city: '', state: '' },
  discountKind: 'fixed',
  discount: '',
  paymentMethod: 'pix',
  notes: '',
  reason: '',
  /** The entry whose response was lost. */
  unanswered: '',
}

/** `requestId`: the same for a retry after a lost response. */
export type EntryValues = typeof EMPTY_ENTRY & { requestId: string }

export function priceNow({ price, salePrice, saleStartsAt, saleEndsAt }: MatchedProduct): number {
  const isReduced = isOnSale({ price, salePrice, saleStartsAt, saleEndsAt }, Date.now())
  return isReduced ? (salePrice ?? price) : price
}

export function itemOf(product: MatchedProduct, quantity: number): EntryItem {
  const price = formatTypedBrl(priceNow(product))
  return {
    ...EMPTY_ITEM,
    productId: product.id,
    name: product.name,
    image: product.mainImage ?? '',
    quantity: String(quantity),
    price,
    listPrice: price,
  }
}

/** The same product at an unchanged price is one item. */
export function withItem(items: readonly EntryItem[], added: EntryItem): EntryItem[] {
  const index = items.findIndex(
    ({ productId, price }) => productId !== '' && productId === added.productId && price === added.price,
  )
  if (index < 0) return [...items, added]
  const sum = (Number(items[index]?.quantity) || 0) + Number(added.quantity)
  return items.map((item, at) => (at === index ? { ...item, quantity: String(sum) } : item))
}

export function isOtherPrice({ price, listPrice }: EntryItem): boolean {
  return listPrice !== '' && parseTypedBrl(price) !== parseTypedBrl(listPrice)
}

export function customerValues(found: FoundCustomer): Partial<EntryValues> {
  const { address } = found
  return {
    userId: found.userId ?? '',
    name: found.name,
    phone: found.phone,
    email: found.email,
    document: formatTaxId(found.document),
    ...address,
  }
}

/** The order again, with the prices of now. */
export function repeatedValues(order: OrderWithProducts, products: readonly MatchedProduct[]): Partial<EntryValues> {
  const { shipping } = order
  return {
    items: repeatedItems(order, products),
    name: shipping.name ?? '',
    phone: shipping.phone ?? '',
    email: shipping.email ?? '',
    document: formatTaxId(shipping.document ?? ''),
    shippingMethod: shipping.shippingMethod ?? PICKUP,
    shippingCost: order.shippingCost ? formatTypedBrl(order.shippingCost) : '',
    ...toEntryAddress(shipping.address),
    paymentMethod: shipping.paymentMethod ?? 'pix',
  }
}

function repeatedItems({ items, products: sold }: OrderWithProducts, products: readonly MatchedProduct[]): EntryItem[] {
  return items.map(({ productName, quantity, priceBrl }) => {
    const name = productName ?? ''
    const id = soldProduct(sold, name)?.id
    const product = products.find((one) => one.id === id)
    const formerPrice = Number.isFinite(priceBrl) ? formatTypedBrl(priceBrl) : ''
    if (!product) return { ...EMPTY_ITEM, name, quantity: String(quantity ?? 1), price: formerPrice }
    const item = itemOf(product, quantity ?? 1)
    return { ...item, formerPrice: formerPrice === item.price ? '' : formerPrice }
  })
}
