import { isDataError } from '@loja/data/client'
import type { BulkChange } from '@loja/data/orders'
import { counted, plural } from '@loja/domain/format'

const orders = (count: number) => counted(count, 'pedido', 'pedidos')

/** Texts of the list and of the dialog. */
export const paidMessages = {
  markPaid: 'Marcar como pago',
  markedPaid: (number: string) => `Pedido ${number} marcado como pago.`,
  markedManyPaid: ({ matched, changed, failures }: BulkChange) => {
    const others = matched - changed - failures.filter((failure) => failure.status !== null).length
    const done = changed > 0 ? `${orders(changed)} ${plural(changed, 'marcado como pago', 'marcados como pagos')}.` : ''
    const left = others > 0 ? `${orders(others)} já ${plural(others, 'pago ou cancelado', 'pagos ou cancelados')}.` : ''
    return [done, left].filter(Boolean).join(' ')
  },
  markPaidFailed: (error: unknown) =>
    isDataError(error, 'conflict')
      ? 'O pedido mudou em outra sessão e nada foi alterado. Confira e tente novamente.'
      : 'Erro ao marcar como pago.',
} as const
