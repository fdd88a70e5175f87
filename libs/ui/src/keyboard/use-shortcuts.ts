import { useEffect, useEffectEvent } from 'react'
import { isDialogOpen } from '../dialog/is-dialog-open'
import { isTyping } from './keyboard-target'

/**
 * Keys of one character that a page answers to, by what they write (`n`, `?`), in either case. Never while somebody types,
 * with a dialog open, or together with Ctrl, Alt or Cmd.
 */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    const run = Object.hasOwn(shortcuts, event.key.toLowerCase()) ? shortcuts[event.key.toLowerCase()] : undefined
    if (!run || isTyping(event) || isDialogOpen()) return
    event.preventDefault()
    run()
  })
  useEffect(function listenForKeys() {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
