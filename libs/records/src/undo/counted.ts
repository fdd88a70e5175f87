import { counted } from '@loja/domain/format'

export const products = (count: number) => counted(count, 'produto', 'produtos')
export const orders = (count: number) => counted(count, 'pedido', 'pedidos')
