import type { Change } from '@loja/data/changes'
import { formatBrl, formatCount, formatRate, plural } from '@loja/domain/format'
import { UNLIMITED_STOCK } from '@loja/domain/products'
import { orderStatusLabels } from '../order/order-status-labels'
import { paymentStateLabels } from '../order/payment-labels'
import { orders, products } from './counted'
import { importName } from './import-texts'

const stock = (quantity: number) => (quantity === UNLIMITED_STOCK ? 'Ilimitado' : formatCount(quantity))

export function changeName(change: Change): string {
  const count = products(change.count)
  switch (change.kind) {
    case 'discount': {
      const { discount, value } = change
      return `Desconto de ${discount === 'percentage' ? formatRate(value) : formatBrl(value)} em ${count}`
    }
    case 'stock': {
      const quantity = stock(change.quantity)
      if (change.mode === 'set') return `Estoque de ${count} definido em ${quantity}`
      return change.mode === 'add'
        ? `${quantity} ${plural(change.quantity, 'somado', 'somados')} ao estoque de ${count}`
        : `${quantity} ${plural(change.quantity, 'subtraído', 'subtraídos')} do estoque de ${count}`
    }
    case 'category':
      return `${count} ${plural(change.count, 'movido', 'movidos')} para ${change.categoryName}`
    case 'brand':
      return `${count} ${plural(change.count, 'passado', 'passados')} para a marca ${change.brandName}`
    case 'status':
      return `${count} ${change.active ? plural(change.count, 'ativado', 'ativados') : plural(change.count, 'desativado', 'desativados')}`
    case 'tags': {
      const tags = change.tags.join(', ')
      return change.mode === 'add' ? `Tags ${tags} em ${count}` : `Tags ${tags} fora de ${count}`
    }
    case 'promotion_end':
      return `Promoção encerrada em ${count}`
    case 'rounding':
      return `Preços de ${count} arredondados para ,90`
    case 'category_merge':
    case 'brand_merge': {
      const [group, groups] = change.kind === 'brand_merge' ? ['Marca', 'Marcas'] : ['Categoria', 'Categorias']
      const names = change.merged.map(({ name }) => name).join(', ')
      return `${plural(change.merged.length, `${group} ${names} mesclada`, `${groups} ${names} mescladas`)} em ${change.targetName}, com ${count}`
    }
    case 'supplier_list':
      return `Lista de ${change.supplierName} aplicada em ${count}`
    case 'delete':
      return `${count} ${plural(change.count, 'excluído', 'excluídos')}`
    case 'order_status':
      return `${orders(change.count)} ${plural(change.count, 'alterado', 'alterados')} para ${orderStatusLabels[change.status]}`
    case 'order_edit':
      return `Pedido ${change.firstNames[0]} editado`
    case 'order_payment':
      return `Pagamento de ${orders(change.count)}: ${paymentStateLabels[change.state]}`
    case 'order_return':
      return `Devolução do pedido ${change.firstNames[0]}`
    case 'order_delete':
      return `Pedido ${change.firstNames[0]} deletado`
    case 'import':
      return importName(change)
  }
}
