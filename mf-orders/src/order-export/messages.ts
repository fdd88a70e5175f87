import { formatCount } from '@loja/domain'
import { failureSentence } from '@loja/ui'

export const messages = {
  export: 'Exportar',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  running: (done: number, total: number) =>
    `Exportando pedidos: ${formatCount(done)} de ${formatCount(total)} (${percent(done, total)} %)`,
  waiting: 'O servidor pediu para aguardar. A exportação continua em instantes.',
  percent,
  progress: 'Progresso da exportação',
  discard: 'Descartar',
  done: (count: number) => `${formatCount(count)} ${count === 1 ? 'pedido exportado' : 'pedidos exportados'}.`,
  cancelled: 'Exportação cancelada. Nenhum arquivo foi criado.',
  left: 'A exportação foi cancelada porque você saiu dos pedidos. Nenhum arquivo foi criado.',
  exportTitle: 'Exportação',
  failed: (error: unknown, done: number, total: number) =>
    `A exportação parou em ${formatCount(done)} de ${formatCount(total)} pedidos. ${failureSentence(error)} Nenhum arquivo foi criado.`,
  failedToast: 'Erro ao exportar pedidos.',
} as const

/** Never 100 before the end: orders may have come meanwhile. */
function percent(done: number, total: number): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100))
}
