import { formatCount } from '@loja/domain/format'

export const messages = {
  title: 'Dashboard',
  summary: 'Visão geral da loja',
  updatedAt: (time: string) => `Atualizado às ${time}`,
  refresh: 'Atualizar Dados',
  loadFailed: 'Não foi possível carregar os dados do dashboard.',

  toDo: 'Para fazer agora',
  partFailed: 'Não foi possível carregar esta parte.',

  sales: 'Vendas',
  salesRule: 'Pedidos enviados e entregues, pela data do pedido',

  metrics: 'Totais da loja',
  users: 'Total de Usuários',
  orders: 'Total de Pedidos',
  revenue: 'Receita (Enviados)',
  products: 'Total de Produtos',
  growth: {
    users: {
      up: (change: string) => `${change} mais cadastros que nos 30 dias anteriores`,
      down: (change: string) => `${change} menos cadastros que nos 30 dias anteriores`,
      flat: () => 'Tantos cadastros quanto nos 30 dias anteriores',
    },
    revenue: {
      up: (change: string) => `${change} mais receita que nos 30 dias anteriores`,
      down: (change: string) => `${change} menos receita que nos 30 dias anteriores`,
      flat: () => 'Tanta receita quanto nos 30 dias anteriores',
    },
  },
  growthMeaning: {
    users: 'Últimos 30 dias comparados com os 30 dias anteriores',
    revenue: 'Pedidos enviados e entregues: últimos 30 dias comparados com os 30 dias anteriores',
  },
  noGrowth: 'Sem período anterior',
  noGrowthMeaning: 'Não houve nada no período anterior, com que comparar',
  anyStatus: 'Em todos os status',
  newProducts: (count: number) => (count === 0 ? 'Nenhum novo em 30 dias' : `+${formatCount(count)} em 30 dias`),
  newProductsMeaning: 'Produtos cadastrados nos últimos 30 dias',

  activity: 'Atividade Recente',
  noActivity: 'Ainda não há pedidos nem usuários.',

  quickActions: 'Ações rápidas',
} as const
