import { formatCount, type SalesPreset } from '@loja/domain'
import type { GrowthTexts } from './GrowthNote'

const before = (days: number) => (days === 1 ? 'no dia anterior' : `nos ${days} dias anteriores`)

export const messages = {
  period: 'Período das vendas',
  presets: { '7-dias': '7 dias', '30-dias': '30 dias', '90-dias': '90 dias' } satisfies Record<SalesPreset, string>,
  ownPeriod: 'Outro período',
  firstDay: 'Primeiro dia',
  lastDay: 'Último dia',
  failed: 'Não foi possível carregar as vendas.',
  figures: 'Vendas do período',
  revenue: 'Receita',
  orders: 'Pedidos',
  averageOrder: 'Ticket médio',
  today: 'Hoje',
  yesterday: 'Ontem',
  received: (count: number) =>
    count === 1 ? '1 pedido recebido, sem os cancelados' : `${formatCount(count)} pedidos recebidos, sem os cancelados`,
  growth: (days: number): GrowthTexts => ({
    up: (change) => `${change} mais que ${before(days)}`,
    down: (change) => `${change} menos que ${before(days)}`,
    flat: () => `O mesmo que ${before(days)}`,
  }),
  dailyRevenue: 'Receita por dia',
  chartLimit: 'só os últimos 30 dias',
  chartFailed: 'Não foi possível carregar o gráfico.',
  bestSellers: 'Mais vendidos',
  noBestSellers: 'Nenhum produto enviado ou entregue no período.',
  pieces: (count: number) => (count === 1 ? '1 unidade' : `${formatCount(count)} unidades`),
} as const
