import { getNotices } from '@loja/platform'
import { messages } from '../../messages'
import { UndoButton } from './UndoButton'

export interface Notify {
  success(text: string, title?: string): void
  /** A success with `Desfazer` for 10 seconds. The next one replaces it, and gives way to it again when it is undone. */
  undoable(text: string, onUndo: () => void): void
  /** The same text is shown once, however many requests fail with it. */
  error(text: string, title?: string): void
  closeError(text: string): void
  /** Done, but with an unexpected result. */
  warning(text: string, title?: string): void
}

const UNDO_KEY = 'undo'
const UNDO_SECONDS = 10
/** Each was replaced while it was shown. */
let shownUndoables: (() => void)[] = []

const errorKey = (title: string, text: string) => `${title}\n${text}`

const notify: Notify = {
  success: (description, title = messages.success) => getNotices().show({ type: 'success', title, description }),
  undoable(description, onUndo) {
    const undo = () => {
      // Pressed again while the notice disappears.
      if (!shownUndoables.includes(showNew)) return
      shownUndoables = shownUndoables.filter((other) => other !== showNew)
      const former = shownUndoables.at(-1)
      if (former) former()
      else getNotices().close(UNDO_KEY)
      onUndo()
    }
    const forgetAll = () => {
      shownUndoables = []
    }
    const showNew = () =>
      getNotices().show({
        type: 'success',
        key: UNDO_KEY,
        title: messages.success,
        description,
        duration: UNDO_SECONDS,
        actions: <UndoButton onUndo={undo} onGone={forgetAll} />,
      })
    shownUndoables.push(showNew)
    showNew()
  },
  error: (description, title = messages.error) =>
    getNotices().show({ type: 'error', key: errorKey(title, description), title, description }),
  closeError: (description) => getNotices().close(errorKey(messages.error, description)),
  warning: (description, title = messages.warning) => getNotices().show({ type: 'warning', title, description }),
}

export function useNotify(): Notify {
  return notify
}
