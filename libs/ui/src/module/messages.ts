export const messages = {
  loadingPage: 'Carregando a página',
  pageFailed: 'Não foi possível carregar esta página.',
} as const
