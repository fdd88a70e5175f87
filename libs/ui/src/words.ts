export const words = {
  retry: 'Tentar novamente',
  cancel: 'Cancelar',
  close: 'Fechar',
} as const
