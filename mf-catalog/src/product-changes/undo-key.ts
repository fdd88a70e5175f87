/** Of every undo of this dialog: it stays open while one is under way. */
export const UNDO_KEY = ['products.undo']
