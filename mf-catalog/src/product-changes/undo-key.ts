/** Mutation key of every undo; the dialog stays open while one runs. */
export const UNDO_KEY = ['products.undo']
