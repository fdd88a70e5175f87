import { formatBrl, formatDate, formatRate } from '@loja/domain/format'

export const messages = {
  title: 'Histórico de custos',
  loading: 'Carregando o histórico de custos',
  loadFailed: 'Não foi possível carregar o histórico de custos.',
  empty: 'Nenhum custo nos últimos 12 meses.',
  best: (source: string, costBrl: number, day: string) =>
    `Melhor fornecedor agora: ${source}, ${formatBrl(costBrl)} em ${day}.`,
  chart: (first: string, last: string, lowest: number, highest: number) =>
    `Custo de ${first} a ${last}: de ${formatBrl(lowest)} a ${formatBrl(highest)}.`,
  day: 'Data',
  cost: 'Custo',
  change: 'Mudança',
  source: 'Origem',
  removed: 'removido',
  changed: (percent: number) => `${percent > 0 ? '+' : ''}${formatRate(Math.round(percent * 10) / 10)}`,
  formatDay: (moment: string) => formatDate(moment),
} as const
