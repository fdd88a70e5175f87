import { LoadFailure, Placeholder } from '@loja/ui'
import styles from './LatePanel.module.css'
import { messages } from './messages'
import { Panel } from './Panel'
import type { LateDashboard } from './use-late-dashboard'

const PANELS = {
  Tasks: { title: messages.toDo },
  Sales: { title: messages.sales, note: messages.salesRule },
}

/** Reserves the height of a part that is loaded after the page. */
export function LatePanel({ name, late }: { name: keyof typeof PANELS; late: LateDashboard }) {
  const { code, isError, isFetching, retry } = late
  const Part = code?.[name]
  return (
    <div className={styles[name]}>
      <Panel {...PANELS[name]}>
        {Part && <Part />}
        {isError && <LoadFailure text={messages.partFailed} busy={isFetching} onRetry={retry} />}
        {!Part && !isError && <Placeholder width="40%" />}
      </Panel>
    </div>
  )
}
