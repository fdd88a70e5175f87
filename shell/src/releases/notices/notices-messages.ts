export const noticesMessages = {
  newRelease: (subject: string, note?: string) =>
    note === undefined ? `Nova versão ${subject} disponível` : `Nova versão ${subject}: ${note}`,
  earlierRelease: (subject: string, reason?: string) =>
    `A versão anterior ${subject} está de volta${reason === undefined ? '' : `: ${reason}`}`,
  failedRelease: (subject: string, affected: number, accounts: number) =>
    `A nova versão ${subject} foi retirada porque falhou para ${affected} de ${accounts} contas`,
  ofPage: (page: string) => `de ${page}`,
  ofShell: 'do painel',
  updateNow: 'Atualizar agora',
  switchedOff: (page: string) => `${page} foi desativado pela equipe responsável e será fechado em seguida.`,
  goneWhileUsed: (page: string) =>
    `A página ${page} não está mais disponível e será fechada quando você concluir o que está fazendo.`,
  menu: {
    new: (pages: string, count: number) =>
      count === 1 ? `Nova página no menu: ${pages}` : `Novas páginas no menu: ${pages}`,
    back: (pages: string, count: number) =>
      count === 1 ? `A página ${pages} voltou ao menu.` : `As páginas ${pages} voltaram ao menu.`,
    gone: (pages: string, count: number) =>
      count === 1 ? `A página ${pages} saiu do menu.` : `As páginas ${pages} saíram do menu.`,
  },
  open: (page: string) => `Abrir ${page}`,
  oldRegistry: 'Não foi possível ler o registro de versões. As páginas podem não ser as mais recentes.',
  tampered: (names: string) =>
    `Um arquivo de ${names} não é igual ao que foi publicado e, por segurança, não foi executado. Avise a equipe responsável.`,
  pinned: (list: string) => `Versões de teste nesta aba: ${list}`,
  notPinned: (list: string) => `Estas versões não estão no registro e foram recusadas: ${list}`,
  localQuestion: 'Carregar código deste computador?',
  localRisk: (list: string) =>
    `O link pede para usar nesta aba: ${list}. Esse código age com a sua conta. Carregue somente se você mesmo iniciou o servidor de desenvolvimento.`,
  loadLocal: 'Carregar código',
  refuseLocal: 'Não carregar',
  close: 'Fechar',
} as const
