import { ABSENT } from './format-date'

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** An amount in reais as staff read it, e.g. `R$ 1.234,56` (with the no-break space that pt-BR puts after `R$`). */
export function formatBrl(amountBrl: number): string {
  return brl.format(amountBrl)
}

/** As `formatBrl`; `—` for an amount that is absent or no number. */
export function formatBrlOrAbsent(amountBrl: number | null | undefined): string {
  return typeof amountBrl === 'number' && Number.isFinite(amountBrl) ? formatBrl(amountBrl) : ABSENT
}
