import { saveFile } from '@loja/spreadsheet'
import { Progress } from '@loja/ui'
import { Alert, Button } from 'antd'
import { errorFile } from './analysis/error-file'
import type { DialogStepName } from './DialogStep'
import { ImportLog } from './ImportLog'
import styles from './ImportRun.module.css'
import { runMessages } from './run/messages'
import type { ImportRun } from './run/run-state'
import { doneText, isNothingNew } from './run/tell-end'

interface Props {
  run: Exclude<ImportRun, { status: 'idle' }>
  /** Makes room for another import. */
  onClear: () => void
  onResume: (importId: string) => void
}

/** An import under way, or how it ended. */
export function RunView({ run, onClear, onResume }: Props) {
  if (run.status === 'preparing') {
    const percent = Math.floor((100 * run.done) / Math.max(1, run.total))
    return (
      <div className={styles.run} role="status">
        {runMessages.preparing}
        <Progress percent={percent} aria-label={runMessages.preparing} />
      </div>
    )
  }
  const { subject, log } = run
  const name = subject.fileName ?? runMessages.pastedText
  if (run.status === 'running')
    return (
      <div className={styles.run}>
        <div>
          <div className={styles.head}>
            <span className={styles.name}>{name}</span>
            <span className={styles.figures}>{runMessages.of(run.done, subject.total)}</span>
          </div>
          <Progress
            percent={Math.floor((100 * run.done) / Math.max(1, subject.total))}
            status="active"
            aria-label={runMessages.progress}
          />
        </div>
        <p className={styles.hint} role="status">
          {run.isCancelling ? runMessages.cancelling : run.pause ? runMessages.pause(run.pause) : runMessages.leave}
        </p>
        <ImportLog lines={log} />
      </div>
    )
  return (
    <div className={styles.run}>
      <RunResult run={run} />
      <div className={styles.actions}>
        {run.outcome === 'failed' && subject.resumable && (
          <Button type="primary" onClick={() => onResume(subject.importId)}>
            {runMessages.resume}
          </Button>
        )}
        {run.errorRows.length > 0 && (
          <Button
            onClick={() =>
              saveFile(
                errorFile(run.errorRows, [], run.subject.source === 'json' ? 'produto' : 'linha'),
                runMessages.errorFile,
              )
            }
          >
            {runMessages.downloadErrors}
          </Button>
        )}
        <Button onClick={onClear}>{runMessages.another}</Button>
      </div>
      <ImportLog lines={log} />
    </div>
  )
}

/** The step of a dialog that shows the run. */
export function runStepOf({ status }: Props['run']): DialogStepName {
  return status === 'ended'
    ? { name: 'result', label: runMessages.result }
    : { name: 'run', label: runMessages.progress }
}

function RunResult({ run }: { run: Extract<ImportRun, { status: 'ended' }> }) {
  const { outcome, subject, counts } = run
  if (outcome === 'failed')
    return (
      <Alert
        type="error"
        showIcon
        title={runMessages.failed}
        description={subject.resumable ? runMessages.failedResume : runMessages.failedStays}
      />
    )
  if (outcome === 'cancelled')
    return (
      <Alert type="warning" showIcon title={runMessages.cancelledTitle} description={runMessages.cancelled(counts)} />
    )
  const nothingNew = isNothingNew(subject, counts)
  const problems = counts.errors + counts.conflicts + subject.rejected
  return (
    <Alert
      type={problems > 0 ? 'warning' : 'success'}
      showIcon
      title={nothingNew ? runMessages.nothingNewTitle : doneText(subject, counts)}
      description={nothingNew && runMessages.nothingNew}
    />
  )
}
