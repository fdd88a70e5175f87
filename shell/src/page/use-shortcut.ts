import { isFormatting, useKeyDown } from '@loja/ui/parts'

/** The browser's own command does not run. */
export function useShortcut(key: string, run: () => void): void {
  useKeyDown((event) => {
    const pressed = event.key.toLowerCase() === key && (event.ctrlKey || event.metaKey)
    if (!pressed || event.altKey || event.shiftKey || event.repeat || isFormatting(event)) return
    event.preventDefault()
    run()
  })
}
