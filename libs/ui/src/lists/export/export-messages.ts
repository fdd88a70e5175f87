import { formatCount } from '@loja/domain/format'
import { failureSentence } from '../../parts/notice/failure-reason'

interface Reached {
  done: number
  total: number
  /** E.g. `pedidos`. */
  things: string
}

export const exportMessages = {
  running: ({ done, total, things }: Reached) =>
    `Exportando ${things}: ${formatCount(done)} de ${formatCount(total)} (${percent(done, total)}%)`,
  waiting: 'O servidor pediu para aguardar. A exportação continua em instantes.',
  percent,
  progress: 'Progresso da exportação',
  discard: 'Descartar',
  cancelled: 'Exportação cancelada. Nenhum arquivo foi criado.',
  left: (things: string) => `A exportação foi cancelada porque você saiu dos ${things}. Nenhum arquivo foi criado.`,
  failed: (error: unknown, { done, total, things }: Reached) =>
    `A exportação parou em ${formatCount(done)} de ${formatCount(total)} ${things}. ${failureSentence(error)} Nenhum arquivo foi criado.`,
} as const

/** Below 100 before the end, because rows may have been added. */
function percent(done: number, total: number): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100))
}
