import type { ComponentPropsWithRef, ElementType } from 'react'
import styles from './Surface.module.css'

type Props<E extends ElementType> = { as?: E; className?: string | undefined } & ComponentPropsWithRef<E>

export function Surface<E extends ElementType = 'div'>({ as, className = '', ...props }: Props<E>) {
  const Element: ElementType = as ?? 'div'
  return <Element className={`${styles.surface} ${className}`} {...props} />
}
