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
  userGrowth: {
    up: (change: string) => `Novos: +${change} em 30 dias`,
    down: (change: string) => `Novos: −${change} em 30 dias`,
    flat: () => 'Novos: o mesmo em 30 dias',
  },
  userGrowthMeaning: 'Últimos 30 dias comparados com os 30 dias anteriores',
  noGrowth: 'Sem período anterior',
  noGrowthMeaning: 'Não houve nada no período anterior, com que comparar',
  anyStatus: 'Em todos os status',
  onTheWay: 'Ainda não entregues',
  newProducts: (count: number) => (count === 0 ? 'Nenhum novo em 30 dias' : `+${formatCount(count)} em 30 dias`),
  newProductsMeaning: 'Produtos cadastrados nos últimos 30 dias',

  activity: 'Atividade Recente',
  noActivity: 'Ainda não há pedidos nem usuários.',

  quickActions: 'Ações rápidas',
} as const
