/** The order's dialog loads these first; the form has its own. */
export const messages = {
  register: 'Registrar devolução',
  title: (number: string) => `Devolução do pedido ${number}`,
} as const
