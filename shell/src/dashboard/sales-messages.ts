import type { SalesPreset } from '@loja/domain/dashboard'
import { formatCount } from '@loja/domain/format'
import type { GrowthTexts } from './GrowthNote'

const before = (days: number) => (days === 1 ? 'no dia anterior' : `nos ${days} dias anteriores`)
const orders = (count: number) =>
  count === 0 ? 'nenhum pedido' : `${formatCount(count)} ${count === 1 ? 'pedido' : 'pedidos'}`

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
  revenueBy: { day: 'Receita por dia', week: 'Receita por semana', month: 'Receita por mês' },
  chart: (title: string) => `${title}: use as setas para percorrer o período`,
  days: (first: string, last: string) => `${first} a ${last}`,
  groupRevenue: (name: string, amount: string, count: number) => `${name}: ${amount}, ${orders(count)}`,
  groupOrders: orders,
  chartFailed: 'Não foi possível carregar o gráfico.',
  bestSellers: 'Mais vendidos',
  noBestSellers: 'Nenhum produto enviado ou entregue no período.',
  pieces: (count: number) => (count === 1 ? '1 unidade' : `${formatCount(count)} unidades`),
} as const
