import type { ReactNode } from 'react'
import { DeclaredDialog } from './DeclaredDialog'
import { type Closable, type DialogDeclaration, prefetchDialog } from './dialog-declaration'

export type OpenProps<Props extends Closable> = keyof Omit<Props, 'onClose'> extends never
  ? []
  : [Omit<Props, 'onClose'>]

export interface BoundDialog {
  key: string
  render: (onClose: () => void) => ReactNode
}

interface ShownDialog extends BoundDialog {
  id: number
  close: () => void
}

let opened = 0
let shown: readonly ShownDialog[] = []
const listeners = new Set<() => void>()

function show(next: readonly ShownDialog[]): void {
  shown = next
  for (const listener of listeners) listener()
}

export const shownDialogs = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  closeAll: () => show([]),
}

export function bindDialog<Props extends Closable>(
  dialog: DialogDeclaration<Props>,
  ...[props]: OpenProps<Props>
): BoundDialog {
  return {
    key: dialog.key,
    render: (onClose) => <DeclaredDialog dialog={dialog} props={{ ...props, onClose } as unknown as Props} />,
  }
}

/** Opens a dialog over the page. */
export function openDialog<Props extends Closable>(dialog: DialogDeclaration<Props>, ...props: OpenProps<Props>) {
  opened += 1
  const id = opened
  const close = () => show(shown.filter((other) => other.id !== id))
  // A second press comes before the code, because an open dialog covers its button.
  show([...shown.filter(({ key }) => key !== dialog.key), { id, close, ...bindDialog(dialog, ...props) }])
  return {
    close,
    update: (...changed: OpenProps<Props>) => {
      if (shown.some((other) => other.id === id))
        show(shown.map((other) => (other.id === id ? { id, close, ...bindDialog(dialog, ...changed) } : other)))
    },
  }
}

export const dialogButton = <Props extends Closable>(dialog: DialogDeclaration<Props>, ...props: OpenProps<Props>) => ({
  'aria-haspopup': 'dialog' as const,
  ...prefetchDialog(dialog),
  onClick: () => openDialog(dialog, ...props),
})
