import { Button } from 'antd'
import { memo, useEffect, useEffectEvent } from 'react'
import { declareDialog, prefetchDialog } from '../../dialog/dialog-declaration'
import { openDialog } from '../../dialog/open-dialog'
import { isDialogOpen } from '../../keyboard/is-dialog-open'
import { isTyping } from '../../keyboard/keyboard-target'
import { pressRowKey } from '../../keyboard/row-keys'
import { useNotify } from '../../notice/use-notify'
import { copyRows, rowsToCopy } from './copy-rows'
import { keyMessages as messages } from './key-messages'
import styles from './ListKeys.module.css'

const keysDialog = declareDialog({
  title: messages.title,
  load: async () => (await import('./ListKeysDialog')).ListKeysDialog,
})

interface Props {
  keys?: readonly (readonly [key: string, meaning: string])[] | undefined
}

/** The keys of every list, with buttons that copy the ticked rows and show the keys. */
export const ListKeys = memo(function ListKeys({ keys = [] }: Props) {
  const notify = useNotify()
  const open = () => openDialog(keysDialog, { keys })
  const copy = () => {
    const rows = rowsToCopy()
    if (copyRows(rows)) notify.success(messages.copied(rows.length))
    else notify.error(messages.notCopied)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.altKey || isTyping(event) || isDialogOpen()) return
    if (event.ctrlKey || event.metaKey) {
      // Selected text is copied by the browser.
      if (key.toLowerCase() !== 'c' || event.shiftKey || `${getSelection()}` !== '' || rowsToCopy().length === 0) return
      copy()
    } else if (key === '?') open()
    else if (!(target instanceof HTMLElement) || !pressRowKey(key.length > 1 ? key : key.toLowerCase(), target)) return
    event.preventDefault()
  })
  useEffect(function listenForKeys() {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <span className={styles.copy}>
        <Button onClick={copy}>{messages.copy}</Button>
      </span>
      <Button
        size="small"
        type="text"
        aria-label={messages.title}
        title={messages.title}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        {...prefetchDialog(keysDialog)}
        onClick={open}
      >
        ?
      </Button>
    </>
  )
})
