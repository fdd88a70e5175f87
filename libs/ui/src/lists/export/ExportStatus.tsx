import { Alert, Button } from 'antd'
import { Progress } from '../../late/waiting/Progress'
import looks from '../../parts/layout/looks.module.css'
import { Surface } from '../../parts/layout/Surface'
import { useIsPhone } from '../../parts/layout/use-is-phone'
import type { LongWork } from '../../parts/work/use-long-work'
import { words } from '../../words'
import styles from './ExportStatus.module.css'
import { exportMessages } from './export-messages'

interface ExportState {
  done: number
  total: number
  waiting: boolean
}

interface Props {
  /** From `useExport`. */
  work: {
    state: LongWork<ExportState>
    cancel: () => void
    retry: () => void
    discard: () => void
  }
  title: string
  things: string
}

const NOTHING: ExportState = { done: 0, total: 0, waiting: false }

export function ExportStatus({ work, title, things }: Props) {
  const isPhone = useIsPhone()
  const { state } = work
  if (state.status === 'idle') return null
  const { done, total, waiting } = state.progress ?? NOTHING
  if (state.status === 'stopped') {
    const actions = (
      <div className={styles.actions}>
        <Button size={isPhone ? 'middle' : 'small'} onClick={work.retry}>
          {words.retry}
        </Button>
        <Button size={isPhone ? 'middle' : 'small'} type="text" onClick={work.discard}>
          {exportMessages.discard}
        </Button>
      </div>
    )
    const text = exportMessages.failed(state.error, { done, total, things })
    return <Alert type="error" showIcon title={text} {...(isPhone ? { description: actions } : { action: actions })} />
  }
  return (
    <Surface as="section" className={styles.running} aria-label={title}>
      <div>
        <p>{exportMessages.running({ done, total, things })}</p>
        <Progress
          percent={exportMessages.percent(done, total)}
          showInfo={false}
          size="small"
          aria-label={exportMessages.progress}
          status="active"
        />
        {waiting && (
          <p className={looks.quiet} role="status">
            {exportMessages.waiting}
          </p>
        )}
      </div>
      <Button onClick={work.cancel}>{words.cancel}</Button>
    </Surface>
  )
}
