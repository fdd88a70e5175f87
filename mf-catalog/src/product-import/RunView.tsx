import { formatTime } from '@loja/domain/format'
import { errorFile } from '@loja/product-import/page'
import { saveFile } from '@loja/spreadsheet'
import type { DialogStepName } from '@loja/ui/dialogs'
import { Progress } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { Alert, Button } from 'antd'
import { useEffect, useRef } from 'react'
import styles from './ImportRun.module.css'
import { runMessages } from './run/messages'
import { doneText, isNothingNew } from './run/run-result'
import type { ImportRun, LogLine } from './run/run-state'

interface Props {
  run: Exclude<ImportRun, { status: 'idle' }>
  onClear: () => void
  onResume: (importId: string) => void
}

export function RunView({ run, onClear, onResume }: Props) {
  if (run.status === 'preparing') {
    const percent = Math.floor((100 * run.done) / Math.max(1, run.total))
    return (
      <div className={looks.stackLarge} role="status">
        {runMessages.preparing}
        <Progress percent={percent} aria-label={runMessages.preparing} />
      </div>
    )
  }
  const { subject, log } = run
  const name = subject.fileName ?? runMessages.pastedText
  if (run.status === 'running')
    return (
      <div className={looks.stackLarge}>
        <div>
          <div className={`${looks.lineEnds} ${looks.onBaseline} ${looks.spread}`}>
            <span className={`${looks.strong} ${looks.anywhere}`}>{name}</span>
            <span className={`${looks.quiet} ${looks.figures}`}>{runMessages.of(run.done, subject.total)}</span>
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
    <div className={looks.stackLarge}>
      <RunResult run={run} />
      <div className={looks.wrap}>
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

function ImportLog({ lines }: { lines: readonly LogLine[] }) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(
    function followTheNewest() {
      const { current } = log
      if (!current || lines.length === 0) return
      const isAtEnd = current.scrollHeight - current.scrollTop - current.clientHeight < 80
      if (isAtEnd) current.scrollTop = current.scrollHeight
    },
    [lines],
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too.
    <div ref={log} className={styles.log} role="log" aria-label={runMessages.log} tabIndex={0}>
      <ol>
        {lines.map(({ id, at, text }) => (
          <li key={id}>
            <time className={styles.time}>{formatTime(at)}</time> {text}
          </li>
        ))}
      </ol>
    </div>
  )
}
