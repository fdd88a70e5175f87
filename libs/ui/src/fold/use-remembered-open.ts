import { accessAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useState } from 'react'

const OPEN = 'open'

/** Whether a part of a page is open, remembered for the account in this browser. */
export function useRememberedOpen(name: string): [boolean, (open: boolean) => void] {
  const access = useAtomValue(accessAtom)
  const key = access.status === 'granted' ? `loja.${name}.${access.userId}` : undefined
  const [open, setOpen] = useState(() => readOpen(key))
  const change = (next: boolean) => {
    setOpen(next)
    if (key) storeOpen(key, next)
  }
  return [open, change]
}

function readOpen(key: string | undefined): boolean {
  try {
    return key !== undefined && localStorage.getItem(key) === OPEN
  } catch {
    // No storage: closed.
    return false
  }
}

function storeOpen(key: string, open: boolean): void {
  try {
    if (open) localStorage.setItem(key, OPEN)
    else localStorage.removeItem(key)
  } catch {
    // No storage: the choice lasts as long as the page.
  }
}
