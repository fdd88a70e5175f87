import type { ComponentProps, ReactNode } from 'react'
import { WaitingLines } from '../../late/waiting/WaitingLines'
import { PageHeader } from '../../parts/layout/PageHeader'
import { Surface } from '../../parts/layout/Surface'

interface Props extends ComponentProps<typeof PageHeader> {
  label: string
  failure: ReactNode
}

/** The page of a form until its values are read. */
export function LoadingForm({ label, failure, ...header }: Props) {
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
