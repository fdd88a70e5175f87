import { Placeholder } from '@loja/ui/late'
import { LoadFailure } from '@loja/ui/parts'
import type { ReactNode } from 'react'
import styles from './LatePanel.module.css'
import { messages } from './messages'
import { Panel } from './Panel'
import type { LateDashboard } from './use-late-dashboard'

const PANELS = {
  Tasks: { title: messages.toDo },
  Sales: { title: messages.sales, note: messages.salesRule },
}

interface Props {
  name: keyof typeof PANELS
  late: LateDashboard
  children: (code: NonNullable<LateDashboard['code']>) => ReactNode
}

export function LatePanel({ name, late, children }: Props) {
  const { code, isError, isFetching, retry } = late
  return (
    <div className={styles[name]}>
      <Panel {...PANELS[name]}>
        {code && children(code)}
        {isError && <LoadFailure text={messages.partFailed} busy={isFetching} onRetry={retry} />}
        {!code && !isError && <Placeholder width="40%" />}
      </Panel>
    </div>
  )
}
