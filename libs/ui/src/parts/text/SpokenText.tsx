import type { ComponentProps } from 'react'
import looks from '../layout/looks.module.css'

export function SpokenText(props: ComponentProps<'span'>) {
  return <span {...props} data-spoken className={looks.spoken} />
}
