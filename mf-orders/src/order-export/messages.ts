import { formatCount } from '@loja/domain/format'

export const messages = {
  export: 'Exportar',
  withItems: 'com itens',
  exportTitle: 'Exportação',
  things: 'pedidos',
  done: (count: number) => `${formatCount(count)} ${count === 1 ? 'pedido exportado' : 'pedidos exportados'}.`,
  failedToast: 'Erro ao exportar pedidos.',
} as const
