import { formatCount } from '@loja/domain/format'

export const messages = {
  byCategory: 'Selecionar por categoria',
  ofTotal: (selected: number, total: number) => `${formatCount(selected)}/${formatCount(total)}`,
  readFailed: 'Não foi possível selecionar a categoria. Tente novamente.',
} as const
