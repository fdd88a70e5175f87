import type { PaidState, PaymentState } from '@loja/domain/orders'

export const paymentStateLabels: Record<PaymentState, string> = {
  pendente: 'Aguardando',
  pago: 'Pago',
  estornado: 'Estornado',
  expirado: 'Expirado',
}

export const paidStateLabels: Record<PaidState, string> = {
  pago: 'Pago',
  parcial: 'Pago em parte',
  a_pagar: 'A pagar',
  desconhecido: 'A conferir',
  estornado: 'Estornado',
}
