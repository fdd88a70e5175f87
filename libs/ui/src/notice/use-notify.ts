import { App } from 'antd'
import { useMemo } from 'react'
import { messages } from '../messages'

export interface Notify {
  success(text: string, title?: string): void
  /** The same text is shown once, however many requests fail with it. */
  error(text: string, title?: string): void
  /** Done, but with an unexpected result. */
  warning(text: string, title?: string): void
}

export function useNotify(): Notify {
  const { notification } = App.useApp()
  return useMemo(
    () => ({
      success: (text, title = messages.success) => notification.success({ title, description: text, role: 'status' }),
      error: (text, title = messages.error) =>
        notification.error({ key: `${title}\n${text}`, title, description: text, role: 'alert' }),
      warning: (text, title = messages.warning) => notification.warning({ title, description: text, role: 'status' }),
    }),
    [notification],
  )
}
