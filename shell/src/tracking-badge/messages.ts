export const messages = {
  maintenanceOn: 'Modo de manutenção ativo: só administradores acessam a loja.',
  openMaintenance: 'Ver configuração',
} as const
