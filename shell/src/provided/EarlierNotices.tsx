import { getNotices, type Notice } from '@loja/platform'
import AppContext from 'antd/es/app/context'
import type { ComponentProps, ReactNode } from 'react'

const show = (type: Notice['type']) => (notice: Omit<Notice, 'type'>) => getNotices().show({ ...notice, type })
const notification = {
  success: show('success'),
  warning: show('warning'),
  error: show('error'),
  destroy: (key: string) => getNotices().close(key),
}
const APP = { message: {}, modal: {}, notification } as ComponentProps<typeof AppContext.Provider>['value']

/** For modules of a contract below 3.6.0, which show notices with antd's `App.useApp()`. */
export function EarlierNotices({ children }: { children: ReactNode }) {
  return <AppContext.Provider value={APP}>{children}</AppContext.Provider>
}
