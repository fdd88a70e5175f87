import { formatCount } from '@loja/domain/format'

export const messages = {
  export: 'Exportar',
  title: 'Exportação',
  things: 'produtos',
  done: (count: number) => `${formatCount(count)} ${count === 1 ? 'produto exportado' : 'produtos exportados'}.`,
  failed: 'Erro ao exportar produtos.',
} as const
