import { useShortcuts } from '@loja/ui'
import { useNavigate } from 'react-router'
import { newProductPath } from '../product-path'

/** The keys of the page that are not the shell's: `/` is. */
export function useProductKeys({ onHelp }: { onHelp: () => void }): void {
  const navigate = useNavigate()
  useShortcuts({
    n: () => void navigate(newProductPath),
    l: () => document.querySelector<HTMLElement>('main tbody input, main li input[type=checkbox]')?.focus(),
    '?': onHelp,
  })
}
