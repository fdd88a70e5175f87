import { formatCount } from '@loja/domain/format'

export const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)
const counted = (one: string, many: string) => (count: number) => `${formatCount(count)} ${plural(count, one, many)}`
export const products = counted('produto', 'produtos')
export const orders = counted('pedido', 'pedidos')
