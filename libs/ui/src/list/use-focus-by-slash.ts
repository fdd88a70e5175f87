import { useEffect } from 'react'

/** Calls `focus` when `/` is pressed and nothing is being typed anywhere. */
export function useFocusBySlash(focus: () => void): void {
  useEffect(function listenForSlash() {
    const onKeyDown = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], [role=dialog]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return
      event.preventDefault()
      focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}
