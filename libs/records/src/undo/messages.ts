import { formatCount } from '@loja/domain/format'
import { products } from './counted'

export const messages = {
  someone: 'conta excluída',
  buttonOf: (button: string, what: string) => `${button}: ${what}`,
  more: (count: number) => `e mais ${formatCount(count)}`,
  tryAgain: 'Tentar novamente',
  restoreRenamed: 'Restaurar com outro nome',
  restoreAllRenamed: (count: number) => `Restaurar ${products(count)} com outro nome`,
  newName: (name: string) => `Novo nome de ${name}`,
  restore: 'Restaurar',
  nameTaken: 'Outro produto já usa este nome.',
} as const
