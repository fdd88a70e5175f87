export const PAYMENT_STATES = ['pendente', 'pago', 'estornado', 'expirado'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const PAYMENT_METHODS = ['pix', 'card', 'dinheiro', 'outro'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

const PAID_STATES = ['pago', 'parcial', 'a_pagar', 'desconhecido', 'estornado'] as const
export type PaidState = (typeof PAID_STATES)[number]

/** `em_aberto`: each that may still be paid. */
export const PAID_FILTERS = ['em_aberto', ...PAID_STATES] as const
export type PaidFilter = (typeof PAID_FILTERS)[number]

/** Values of `orders.source`. */
export const ORDER_SOURCES = ['storefront', 'manual'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

/** Missing and unknown values count as unknown. */
export function toPaidState(value: string | null | undefined): PaidState {
  return PAID_STATES.find((state) => state === value) ?? 'desconhecido'
}

const cents = (brl: number) => Math.round(brl * 100)

/** Reais that the paid payments leave of a total; negative if they exceed it. */
export function dueBrl(totalBrl: number, payments: readonly { amount: number; state: string | null }[]): number {
  const paid = payments.reduce((sum, { amount, state }) => (state === 'pago' ? sum + cents(amount) : sum), 0)
  return (cents(totalBrl) - paid) / 100
}

/** The sum of the open payments (awaited or unknown) in reais; null if it equals the due amount, or without any. */
export function otherOpenBrl(totalBrl: number, payments: readonly { amount: number; state: string | null }[]) {
  const open = payments.filter(({ state }) => state === null || state === 'pendente')
  const openCents = open.reduce((sum, { amount }) => sum + cents(amount), 0)
  return open.length === 0 || openCents === cents(dueBrl(totalBrl, payments)) ? null : openCents / 100
}
