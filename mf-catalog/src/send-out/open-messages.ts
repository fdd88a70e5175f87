/** The page loads these first; the dialog has its own. */
export const messages = { title: 'Divulgar' } as const
