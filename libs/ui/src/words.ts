/** Words of buttons that mean the same wherever they stand. */
export const words = {
  retry: 'Tentar novamente',
  cancel: 'Cancelar',
  close: 'Fechar',
} as const
