/** The page loads these first; the dialog has its own. */
export const messages = { title: 'Mensagem para o cliente' } as const
