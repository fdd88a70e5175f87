import { useEffect, useEffectEvent } from 'react'
import { useLoaded } from '../lazy/use-loaded'
import { messages } from '../messages'
import { useNotify } from '../notice/use-notify'
import type { DialogProps } from './AntdDialog'
import { useReturnFocus } from './use-return-focus'

export const DIALOG_PART = { name: 'dialog', load: async () => (await import('./AntdDialog')).AntdDialog }

/** The dialog of all pages: mounted while open, full screen on a phone. Returns the focus to its opener. */
export function Dialog(props: DialogProps) {
  useReturnFocus()
  const notify = useNotify()
  const { part: AntdDialog, isError } = useLoaded(DIALOG_PART)
  const giveUp = useEffectEvent(() => {
    notify.error(messages.partFailed)
    props.onCancel?.()
  })
  useEffect(
    function closeWithoutCode() {
      if (isError) giveUp()
    },
    [isError],
  )
  return AntdDialog && <AntdDialog {...props} />
}
