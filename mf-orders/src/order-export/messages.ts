import { type DataErrorCode, isDataError } from '@loja/data'
import { formatCount } from '@loja/domain'

/** Why an export stopped, as staff would say it. */
const REASONS: Partial<Record<DataErrorCode, string>> = {
  network: 'O servidor não respondeu.',
  busy: 'O servidor está ocupado.',
  session: 'Sua sessão terminou.',
  forbidden: 'Sua conta não tem permissão.',
}

export const messages = {
  export: 'Exportar',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  running: (done: number, total: number) =>
    `Exportando pedidos: ${formatCount(done)} de ${formatCount(total)} (${percent(done, total)} %)`,
  waiting: 'O servidor pediu para aguardar. A exportação continua em instantes.',
  percent,
  progress: 'Progresso da exportação',
  cancel: 'Cancelar',
  retry: 'Tentar novamente',
  discard: 'Descartar',
  done: (count: number) => `${formatCount(count)} ${count === 1 ? 'pedido exportado' : 'pedidos exportados'}.`,
  cancelled: 'Exportação cancelada. Nenhum arquivo foi criado.',
  left: 'A exportação foi cancelada porque você saiu dos pedidos. Nenhum arquivo foi criado.',
  exportTitle: 'Exportação',
  failed: (error: unknown, done: number, total: number) => {
    const reason = (isDataError(error) && REASONS[error.code]) || 'Ocorreu um erro inesperado.'
    return `A exportação parou em ${formatCount(done)} de ${formatCount(total)} pedidos. ${reason} Nenhum arquivo foi criado.`
  },
  failedToast: 'Erro ao exportar pedidos.',
} as const

/** Never 100 before the end: orders may have come meanwhile. */
function percent(done: number, total: number): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100))
}
