import type { ComponentProps, ReactNode } from 'react'
import { PageHeader } from '../parts/layout/PageHeader'
import { Surface } from '../parts/layout/Surface'
import { WaitingLines } from './waiting/WaitingLines'

interface Props extends ComponentProps<typeof PageHeader> {
  label: string
  failure: ReactNode
}

/** A page of one object until that is read. */
export function LoadingPage({ label, failure, ...header }: Props) {
  return (
    <>
      <PageHeader {...header} />
      {failure || (
        <Surface>
          <WaitingLines label={label} lines={12} />
        </Surface>
      )}
    </>
  )
}
