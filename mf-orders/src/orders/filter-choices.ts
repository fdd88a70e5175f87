/** A chunk of its own: read when a filter is opened. */
export { listOrderPlaces } from '@loja/data/orders'
export { listProductChoices } from '@loja/data/products'
