export const changeMessages = {
  title: 'Alterações em massa',
  text: 'Status alterados nos últimos 30 dias, de um ou de vários pedidos.',
  loading: 'Carregando as alterações',
  loadFailed: 'Não foi possível carregar os dados.',
  empty: 'Nenhuma alteração',
  emptyHint: 'Cada mudança de status aparece aqui, com um botão para desfazer.',
} as const

export const trashMessages = {
  title: 'Lixeira',
  text: 'Pedidos deletados nos últimos 30 dias. Voltam com o mesmo número, itens, envios, mensagens e nota.',
  loading: 'Carregando a lixeira',
  loadFailed: 'Não foi possível carregar os dados.',
  empty: 'A lixeira está vazia',
  emptyHint: 'Os pedidos que você deletar ficam aqui por 30 dias.',
} as const
