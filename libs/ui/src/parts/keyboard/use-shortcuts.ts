import { useEffect, useEffectEvent } from 'react'
import { isDialogOpen } from './is-dialog-open'
import { isTyping } from './keyboard-target'

/** Keys of one character (`n`, `?`), off while typing and, if of the page, in a dialog. */
export function useShortcuts(shortcuts: Record<string, () => void>, of: 'page' | 'notice' = 'page'): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    const run = Object.hasOwn(shortcuts, event.key.toLowerCase()) ? shortcuts[event.key.toLowerCase()] : undefined
    if (!run || isTyping(event) || (of === 'page' && isDialogOpen())) return
    event.preventDefault()
    run()
  })
  useEffect(function listenForKeys() {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
