import type { OrderedProduct } from '@loja/data/orders'

/** Lines as sold have no id. */
export function soldProduct(products: readonly OrderedProduct[], name: string): OrderedProduct | undefined {
  const plain = (text: string) => text.trim().toLowerCase()
  return products.find((one) => plain(one.name) === plain(name))
}
