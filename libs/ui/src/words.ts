/** Texts of common buttons. */
export const words = {
  retry: 'Tentar novamente',
  cancel: 'Cancelar',
  close: 'Fechar',
} as const
