import { isDialogOpen } from './is-dialog-open'
import { isTyping } from './keyboard-target'
import { useKeyDown } from './use-key-down'

/** Keys of one character (`n`, `?`), off while typing and, if of the page, in a dialog. */
export function useShortcuts(shortcuts: Record<string, () => void>, of: 'page' | 'notice' = 'page'): void {
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    const run = Object.hasOwn(shortcuts, event.key.toLowerCase()) ? shortcuts[event.key.toLowerCase()] : undefined
    if (!run || isTyping(event) || (of === 'page' && isDialogOpen())) return
    event.preventDefault()
    run()
  })
}
