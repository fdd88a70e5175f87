import type { ComponentType } from 'react'

export interface Closable {
  onClose: () => void
}

/** Compared by identity: two dialogs never share their code or their place. */
export interface DialogDeclaration<Props extends Closable> {
  key: string
  title: (props: Props) => string
  load: () => Promise<ComponentType<Props>>
}

interface Parts<Props extends Closable> {
  /** Shown while the code is late. */
  title: string | ((props: Props) => string)
  load: () => Promise<ComponentType<Props>>
}

let declared = 0

/** A dialog whose code is a chunk of its own: its only place of title and code. */
export function declareDialog<Props extends Closable>({ title, load }: Parts<Props>): DialogDeclaration<Props> {
  declared += 1
  let code: Promise<ComponentType<Props>> | undefined
  const loadAgain = (error: unknown) => {
    code = undefined
    throw error
  }
  return {
    key: `dialog-${declared}`,
    title: typeof title === 'string' ? () => title : title,
    load: () => {
      code ??= load().catch(loadAgain)
      return code
    },
  }
}

/** Properties of the button that opens the dialog: its code is requested when the pointer or focus is near. */
export function prefetchDialog({ load }: { load: () => Promise<unknown> }) {
  // A failure is shown when the dialog is opened.
  const prefetch = () => void load().catch(() => undefined)
  return { onPointerEnter: prefetch, onFocus: prefetch }
}
