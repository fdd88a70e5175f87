export const messages = {
  moduleOffline: 'Você está sem conexão. O menu e as páginas já abertas continuam funcionando.',
  moduleTimeout: 'A página demorou demais para responder. Tente novamente em instantes.',
  moduleFailed: 'O módulo desta página está indisponível no momento. As outras páginas continuam funcionando.',
  moduleIncompatible: 'Este módulo foi publicado para outra versão do painel. Avise a equipe responsável.',
  moduleDisabled: 'Este módulo foi desativado temporariamente pela equipe responsável.',
  moduleTampered:
    'Um arquivo deste módulo não é igual ao que foi publicado e, por segurança, não foi executado. Avise a equipe responsável.',
  moduleUnhashed:
    'Este módulo foi publicado sem os códigos de verificação dos seus arquivos e, por segurança, não foi aberto. Avise a equipe responsável.',
  moduleUnknown: 'A versão deste módulo não está no registro de versões. Avise a equipe responsável.',
  moduleCrashed: 'Ocorreu um erro inesperado nesta página. As outras páginas continuam funcionando.',
  overrideFailedTitle: 'A versão de teste não pôde ser aberta',
  overrideFailed: (version: string, why: string) =>
    `A versão ${version} foi escolhida para esta aba. ${why} Restaure para usar a versão publicada.`,
  goneTitle: 'Esta página não está mais disponível',
  goneText: 'A equipe responsável retirou a página do painel. As outras páginas continuam funcionando.',
  noModulesTitle: 'Nenhum módulo está publicado',
  noModulesText:
    'O registro de versões não tem nenhum módulo, por isso as páginas do menu não podem ser abertas. Avise a equipe responsável.',
  reload: 'Recarregar página',
  copyDetails: 'Copiar detalhes',
  detailsCopied: 'Detalhes copiados.',
  detailsNotCopied: 'Não foi possível copiar. Anote: ',
  restore: 'Restaurar',
  olderRelease: (page: string) =>
    `Você está usando a versão anterior de ${page}, porque a mais nova falhou neste navegador.`,
  waitsForSaving: 'Salve ou descarte o que você alterou antes de atualizar.',
  waitsForSelection: 'Conclua ou desfaça a seleção antes de atualizar.',
  waitsForRunning: 'Aguarde o fim da exportação antes de atualizar.',
  waitsForWork: (work: string) => `Aguarde o fim de ${work} antes de atualizar.`,
} as const
