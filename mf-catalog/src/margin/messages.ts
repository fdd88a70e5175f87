import { formatBrl } from '@loja/domain/format'

export const messages = {
  noCost: 'sem custo',
  cost: (costBrl: number) => `custo ${formatBrl(costBrl)}`,
  failed: 'erro',
  below: 'Margem abaixo de, em %',
  placeholder: 'Margem abaixo de',
  wrong: 'Digite um número inteiro de -999 a 99.',
} as const
