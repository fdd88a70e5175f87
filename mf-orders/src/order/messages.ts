export const messages = {
  title: 'Detalhes do pedido',
  notFoundTitle: 'Pedido não encontrado',
  notFoundHint: 'Ele pode ter sido deletado, ou o link está incorreto.',
  deletedTitle: (number: string) => `O pedido ${number} foi deletado`,
  deletedHint: 'Ele foi deletado depois de ser aberto aqui.',
  backToList: 'Voltar aos pedidos',
} as const
