import { formatCount } from '@loja/domain/format'

export const messages = {
  tooLong: (limit: number, count: number) =>
    `Use no máximo ${formatCount(limit)} caracteres: há ${formatCount(count)}.`,
  discard: 'Descartar alterações',
  discardTitle: 'Descartar alterações?',
  discardText: 'Os campos voltam ao que está salvo.',
  changed: (count: number) => (count === 1 ? '1 alteração não salva' : `${count} alterações não salvas`),
  restored: 'Recuperamos alterações que você ainda não tinha salvado.',
  hideRestored: 'Fechar aviso',
} as const
