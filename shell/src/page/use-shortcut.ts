import { isFormatting } from '@loja/ui/parts'
import { useEffect } from 'react'

/** The browser's own command does not run. */
export function useShortcut(key: string, run: () => void): void {
  useEffect(
    function listen() {
      const onKeyDown = (event: KeyboardEvent) => {
        const pressed = event.key.toLowerCase() === key && (event.ctrlKey || event.metaKey)
        if (!pressed || event.altKey || event.shiftKey || event.repeat || isFormatting(event)) return
        event.preventDefault()
        run()
      }
      window.addEventListener('keydown', onKeyDown)
      return () => window.removeEventListener('keydown', onKeyDown)
    },
    [key, run],
  )
}
