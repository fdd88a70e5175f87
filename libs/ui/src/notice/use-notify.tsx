import { App } from 'antd'
import { useMemo } from 'react'
import { messages } from '../messages'
import { UndoButton } from './UndoButton'

export interface Notify {
  success(text: string, title?: string): void
  /** A success with `Desfazer` for 10 seconds. The next one replaces it. */
  undoable(text: string, onUndo: () => void): void
  /** The same text is shown once, however many requests fail with it. */
  error(text: string, title?: string): void
  /** Done, but with an unexpected result. */
  warning(text: string, title?: string): void
}

const UNDO_KEY = 'undo'
const UNDO_SECONDS = 10
let undoables = 0

export function useNotify(): Notify {
  const { notification } = App.useApp()
  return useMemo(
    () => ({
      success: (text, title = messages.success) => notification.success({ title, description: text, role: 'status' }),
      undoable: (text, onUndo) => {
        undoables += 1
        // antd restarts the time only for another duration.
        const duration = UNDO_SECONDS + (undoables % 2) / 1000
        const undo = () => {
          notification.destroy(UNDO_KEY)
          onUndo()
        }
        const show = (focused: boolean) =>
          notification.success({
            key: UNDO_KEY,
            title: messages.success,
            description: text,
            role: 'status',
            // With 0 antd would close it.
            duration: focused ? Number.POSITIVE_INFINITY : duration,
            actions: <UndoButton onUndo={undo} onFocusChange={show} />,
          })
        show(false)
      },
      error: (text, title = messages.error) =>
        notification.error({ key: `${title}\n${text}`, title, description: text, role: 'alert' }),
      warning: (text, title = messages.warning) => notification.warning({ title, description: text, role: 'status' }),
    }),
    [notification],
  )
}
