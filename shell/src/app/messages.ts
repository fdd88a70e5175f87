export const messages = {
  unknownPage: 'Página não encontrada',
  reload: 'Recarregar a página',
  shellCrashedTitle: 'Algo deu errado',
  shellCrashedText: 'O painel encontrou um erro inesperado. Recarregue a página para continuar.',
} as const
