export const messages = {
  signOut: 'Sair',
  signedOutTitle: 'Logout realizado',
  signedOutText: 'Você foi desconectado com sucesso.',
  signedOutOfflineText: 'Você saiu neste navegador. Sem conexão, não foi possível avisar o servidor.',
  signOutFailed: 'Erro ao fazer logout.',
  checkingAccess: 'Verificando seu acesso',
  checkingIsSlow: 'Está demorando mais que o normal. Continuamos tentando…',
  deniedTitle: 'Acesso negado',
  deniedText: (email: string) =>
    `A conta ${email} não tem permissão para o painel da loja. Entre com uma conta de administrador.`,
  accessUnavailableTitle: 'Não foi possível verificar seu acesso',
  accessUnavailableText: 'Verifique sua conexão. Sua sessão continua ativa.',
} as const
