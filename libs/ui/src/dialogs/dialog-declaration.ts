import type { ComponentType } from 'react'
import { declarePart, type Part, prefetchPart } from '../late/part'

export interface Closable {
  onClose: () => void
}

export interface DialogDeclaration<Props extends Closable> extends Part<ComponentType<Props>> {
  title: (props: Props) => string
}

interface Parts<Props extends Closable> {
  /** Shown while the code is late. */
  title: string | ((props: Props) => string)
  load: () => Promise<ComponentType<Props>>
}

/** A dialog whose code is a chunk of its own: its only place of title and code. */
export function declareDialog<Props extends Closable>({ title, load }: Parts<Props>): DialogDeclaration<Props> {
  return { ...declarePart(load), title: typeof title === 'string' ? () => title : title }
}

/** Properties of the button that opens the dialog: its code is requested when the pointer or focus is near. */
export const prefetchDialog = prefetchPart
