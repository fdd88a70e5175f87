import { WarningOutlined } from '@ant-design/icons'
import looks from '@loja/ui/looks.module.css'
import type { ReactNode } from 'react'

export function Notice({ children }: { children: ReactNode }) {
  return (
    <span className={looks.hint}>
      <WarningOutlined aria-hidden className={looks.warning} /> {children}
    </span>
  )
}
