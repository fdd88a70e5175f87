export const messages = {
  title: 'Alterações em massa',
  text: 'Edições em massa, exclusões e importações dos últimos 30 dias.',
  loading: 'Carregando as alterações',
  loadFailed: 'Não foi possível carregar os dados.',
  empty: 'Nenhuma alteração em massa',
  emptyHint: 'O que você mudar em vários produtos de uma vez aparece aqui, com um botão para desfazer.',
  faulty: 'Só importações com erros nos últimos 7 dias',
  noneFaulty: {
    empty: 'Nenhuma importação com erros',
    emptyHint: 'Nos últimos 7 dias nenhuma linha foi recusada pela loja nem alterada em outra sessão.',
  },
  errors: 'Baixar erros (.csv)',
  errorsOf: (name: string) => `Baixar erros (.csv) de ${name}`,
  errorFile: 'erros-importacao.csv',
  errorsFailed: 'Não foi possível baixar os erros.',
} as const
