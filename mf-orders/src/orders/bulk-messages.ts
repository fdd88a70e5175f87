import { isDataError } from '@loja/data/client'
import type { BulkChange } from '@loja/data/orders'
import { plural } from '@loja/domain/format'
import type { OrderStatus } from '@loja/domain/orders'
import { orderStatusLabels } from '@loja/records'
import { orders } from './messages'

/** Apart from those of the list, which its first load needs. */
export const messages = {
  print: 'Imprimir',
  bulkStatus: 'Alterar status para…',
  bulkChanged: ({ matched, changed, failures }: BulkChange, status: OrderStatus) => {
    const label = orderStatusLabels[status]
    const before = matched - changed - failures.filter((failure) => failure.status !== null).length
    const unchanged = before > 0 ? `${orders(before)} já ${plural(before, 'estava', 'estavam')} como ${label}.` : ''
    const done = changed > 0 ? `Status de ${orders(changed)} alterado para ${label}.` : ''
    return [done, unchanged].filter(Boolean).join(' ')
  },
  bulkFailed: (error: unknown) =>
    isDataError(error, 'conflict')
      ? 'A lista mudou em outra sessão e nada foi alterado. Confira os pedidos e tente novamente.'
      : 'Erro ao atualizar status dos pedidos.',
  leftAlone: (count: number) => `${orders(count)} não ${plural(count, 'foi alterado', 'foram alterados')}`,
  leftAloneBecause: (number: string, status: OrderStatus | null) =>
    status
      ? `${number}: já foi alterado para ${orderStatusLabels[status]} em outra sessão.`
      : `${number}: não existe mais.`,
} as const
