export const messages = {
  someone: 'conta excluída',
  buttonOf: (button: string, what: string) => `${button}: ${what}`,
  close: 'Fechar',
} as const
