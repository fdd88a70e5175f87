import { Button } from 'antd'
import { messages } from './messages'
import { runMessages } from './run/messages'
import type { ImportRun } from './run/run-state'

interface Props {
  run: ImportRun
  ready: { created: number; updated: number } | null
  onCancel: () => void
  onImport: () => void
}

export function ImportAct({ run, ready, onCancel, onImport }: Props) {
  if (run.status === 'ended') return null
  if (run.status === 'running')
    return (
      <Button danger loading={run.isCancelling} disabled={run.isCancelling} onClick={onCancel}>
        {runMessages.cancel}
      </Button>
    )
  return (
    <Button type="primary" loading={run.status === 'preparing'} disabled={ready === null} onClick={onImport}>
      {ready ? messages.importCount(ready.created, ready.updated) : messages.import}
    </Button>
  )
}
