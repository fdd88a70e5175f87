import { isDataError } from '@loja/data/client'
import { failureReason } from '@loja/ui/parts'
import { messages } from './messages'

export const orderMessages = {
  places: 'Na vitrine e agendados',
  ended: 'Encerrados',
  endedHint: 'Não ocupam lugar na vitrine. Mude as datas para mostrar de novo.',
  dates: 'Datas',
  datesOf: (name: string) => `Datas de ${name}`,
  from: 'De',
  until: 'Até',
  example: 'dd/mm/aaaa 00:00',
  help: 'Horário de São Paulo. Vazio: sem limite.',
  unreadable: 'Use dia, mês, ano e hora, como 30/11/2026 18:00.',
  notAfter: 'O fim precisa ser depois do início.',
  save: 'Salvar',
  saveFailed: (error: unknown) => {
    if (isDataError(error, 'limit')) return messages.limit
    return `Erro ao salvar as datas: ${failureReason(error, {
      conflict: 'o produto foi alterado em outra sessão. Confira e tente novamente.',
    })}`
  },
  orderFailed: (error: unknown) =>
    isDataError(error, 'conflict')
      ? 'Os destaques mudaram em outra sessão e a ordem não foi salva. Confira e tente novamente.'
      : `Erro ao salvar a ordem: ${failureReason(error)}`,
} as const
