import { ABSENT } from './format-date'

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

export function formatBrl(amountBrl: number): string {
  return brl.format(amountBrl)
}

export function formatBrlOrAbsent(amountBrl: number | null | undefined): string {
  return typeof amountBrl === 'number' && Number.isFinite(amountBrl) ? formatBrl(amountBrl) : ABSENT
}
