export const messages = {
  title: 'Alterações em massa',
  text: 'Edições em massa e exclusões dos últimos 30 dias.',
  loading: 'Carregando as alterações',
  loadFailed: 'Não foi possível carregar os dados.',
  empty: 'Nenhuma alteração em massa',
  emptyHint: 'O que você mudar em vários produtos de uma vez aparece aqui, com um botão para desfazer.',
  tabs: { changes: 'Edições', imports: 'Importações' },
} as const
