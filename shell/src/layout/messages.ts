export const messages = {
  mainMenu: 'Menu principal',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  collapseMenu: 'Recolher menu',
  expandMenu: 'Expandir menu',
  shortcut: 'Ctrl+B',
  skipToContent: 'Ir para o conteúdo',
  unknownPage: 'Página não encontrada',
  account: 'Conta',
  signOut: 'Sair',
} as const
