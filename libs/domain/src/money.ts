const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** An amount in reais as staff read it, e.g. `R$ 1.234,56` (with the no-break space that pt-BR puts after `R$`). */
export function formatBrl(amountBrl: number): string {
  return brl.format(amountBrl)
}
