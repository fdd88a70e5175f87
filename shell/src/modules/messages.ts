export const messages = {
  backToDashboard: 'Voltar ao Dashboard',
  loadingModule: 'Carregando a página',
  slowModule: 'Está demorando mais que o normal. Continuamos tentando…',
  moduleProblemTitle: 'Esta página não pôde ser aberta',
  moduleFailed: 'O módulo desta página está indisponível no momento. As outras páginas continuam funcionando.',
} as const
