import { isDialogOpen, isTyping, useKeyDown } from '@loja/ui/parts'
import type { RefObject } from 'react'

export function useSearchShortcut(main: RefObject<HTMLElement | null>): void {
  useKeyDown((event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.defaultPrevented || isTyping(event) || isDialogOpen()) return
    const searches = main.current?.querySelectorAll<HTMLInputElement>('input[type="search"]') ?? []
    const search = [...searches].find((input) => input.checkVisibility() && !input.disabled)
    if (!search) return
    event.preventDefault()
    search.focus()
    search.select()
  })
}
