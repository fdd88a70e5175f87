export const messages = {
  title: 'Dashboard',
  summary: 'Visão geral da loja',
  users: 'Total de Usuários',
  orders: 'Total de Pedidos',
  products: 'Total de Produtos',
  openUsers: 'Ver usuários',
  openOrders: 'Ver pedidos',
  openProducts: 'Ver produtos',
  notYet: 'Receita, crescimento mensal e atividade recente ainda não estão disponíveis nesta versão.',
  loadFailed: 'Não foi possível carregar os dados do dashboard.',
} as const
