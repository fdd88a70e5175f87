export const noticesMessages = {
  newRelease: (page: string) => `Nova versão de ${page} disponível`,
  earlierRelease: (page: string) => `A versão anterior de ${page} está de volta`,
  updateNow: 'Atualizar agora',
  newShell: 'Nova versão do painel disponível',
  switchedOff: (page: string) => `${page} foi desativado pela equipe responsável e será fechado em seguida.`,
  oldRegistry: 'Não foi possível ler o registro de versões. As páginas podem não ser as mais recentes.',
  tampered: (names: string) =>
    `Um arquivo de ${names} não é igual ao que foi publicado e, por segurança, não foi executado. Avise a equipe responsável.`,
  pinned: (list: string) => `Versões de teste nesta aba: ${list}`,
  notPinned: (list: string) => `Estas versões não estão no registro e foram recusadas: ${list}`,
  close: 'Fechar',
} as const
