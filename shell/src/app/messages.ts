export const messages = {
  unknownPage: 'Página não encontrada',
  reload: 'Recarregar a página',
  shellCrashedTitle: 'Algo deu errado',
  shellCrashedText: 'O painel encontrou um erro inesperado. Recarregue a página para continuar.',
  resultUnknown: 'Não sabemos se a alteração foi gravada: confira antes de tentar novamente.',
  undoNotLoaded: 'Não foi possível desfazer. Verifique sua conexão e tente novamente.',
} as const
