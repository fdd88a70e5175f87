import type { ComponentType } from 'react'
import { declarePart, type Part, prefetchPart } from '../late/part'

export interface Closable {
  onClose: () => void
}

export interface DialogDeclaration<Props extends Closable> extends Part<ComponentType<Props>> {
  title: (props: Props) => string
}

interface Parts<Props extends Closable> {
  title: string | ((props: Props) => string)
  load: () => Promise<ComponentType<Props>>
}

export function declareDialog<Props extends Closable>({ title, load }: Parts<Props>): DialogDeclaration<Props> {
  return { ...declarePart(load), title: typeof title === 'string' ? () => title : title }
}

export const prefetchDialog = prefetchPart
