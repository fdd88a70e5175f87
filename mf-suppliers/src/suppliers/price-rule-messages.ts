import { formatBrl, formatPercent, formatRate } from '@loja/domain/format'
import { pixPrice } from '@loja/domain/messages'
import { marginOf } from '@loja/domain/products'
import {
  fromCents,
  type PriceRounding,
  type PriceRule,
  type PriceRuleFault,
  proposedPrice,
  toCents,
} from '@loja/domain/suppliers'

const ROUNDINGS: Record<PriceRounding, string> = {
  none: 'Sem arredondar',
  '90': 'Final ,90',
  '99': 'Final ,99',
  whole: 'Reais inteiros',
}
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })
const plain = (amountBrl: number) => formatBrl(amountBrl).replace(/^R\$\s/, '')
const amount = (cents: number) => plain(fromCents(cents))

export const priceRuleMessages = {
  rule: 'Regra de preço',
  ruleHelp: 'Propõe o preço de venda a partir do custo da lista. Nada muda sem você aplicar.',
  on: 'Ligada',
  off: 'Desligada',
  kind: 'Cálculo',
  kinds: { factor: 'Fator', margin: 'Margem' } satisfies Record<PriceRule['kind'], string>,
  factor: 'Fator sobre o custo',
  margin: 'Margem sobre o preço (%)',
  fixedFee: 'Taxa fixa (R$)',
  fixedFeeHelp: 'Somada ao custo de cada venda, por exemplo a embalagem.',
  rounding: 'Arredondamento',
  roundings: ROUNDINGS,
  pixDiscount: 'Desconto no Pix (%)',
  minimumMargin: 'Margem mínima (%)',
  minimumMarginHelp: 'O preço nunca fica abaixo do custo mais esta margem, nem no Pix.',
  faults: {
    factor: 'Use um fator de 1 a 100.',
    margin: 'Use de 0 a 95%.',
    fixedFee: 'Use de 0 a 100.000,00.',
    pixDiscount: 'Use de 0 a 95%.',
    minimumMargin: 'Use de 0 a 95%.',
  } satisfies Record<PriceRuleFault, string>,
  exampleCost: 'Custo do exemplo (R$)',
  example: (rule: PriceRule, costBrl: number) => {
    const cost = toCents(costBrl)
    const price = proposedPrice(rule, cost)
    const margin = Math.round(marginOf(price, cost) ?? 0)
    return `custo ${amount(cost)} → ${amount(price)} · margem ${margin}% · Pix ${plain(pixPrice(fromCents(price), rule.pixDiscount))}`
  },
  summary: ({ kind, value, fixedFee, rounding, pixDiscount, minimumMargin }: PriceRule) =>
    [
      kind === 'factor' ? `Fator ${decimal.format(value)}` : `Margem ${formatRate(value)}`,
      fixedFee > 0 && `+ ${formatBrl(fixedFee)}`,
      rounding !== 'none' && ROUNDINGS[rounding].toLowerCase(),
      pixDiscount > 0 && `Pix −${formatRate(pixDiscount)}`,
      `mínimo ${formatPercent(minimumMargin / 100)}`,
    ]
      .filter((part) => part !== false)
      .join(' · '),
} as const
