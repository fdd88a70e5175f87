import type { Change, UndoResult } from '@loja/data/changes'
import { Button } from 'antd'
import { textsOf } from './change-texts'
import { messages } from './messages'
import { SkippedItem } from './SkippedItem'
import { UndoAlert } from './UndoAlert'
import styles from './UndoReport.module.css'
import type { useUndoChange } from './use-undo-change'

const SHOWN_ITEMS = 100

interface Props {
  kind: Change['kind']
  name: string
  report: UndoResult
  busy: boolean
  onRestore: (names: Record<string, string | null>, onSettled: (error: unknown) => void) => void
}

function UndoReport({ kind, name, report, busy, onRestore }: Props) {
  const { skipped, adjusted } = report
  const texts = textsOf(kind)
  const renamed = skipped.filter(({ freeName }) => freeName !== undefined)
  const hidden = Math.max(0, (report.imported?.leftCount ?? skipped.length) - Math.min(skipped.length, SHOWN_ITEMS))
  return (
    <UndoAlert title={texts.report(report, name)}>
      {skipped.length + adjusted.length > 0 && (
        <>
          <ul>
            {skipped
              .slice(0, SHOWN_ITEMS)
              .map((object) =>
                texts.canRetryOne ? (
                  <SkippedItem
                    key={object.id}
                    text={texts.skipped(object)}
                    object={object}
                    busy={busy}
                    onRestore={(name, onSettled) => onRestore({ [object.id]: name }, onSettled)}
                  />
                ) : (
                  <li key={object.id}>{texts.skipped(object)}</li>
                ),
              )}
            {hidden > 0 && <li>{messages.more(hidden)}</li>}
            {adjusted.map((object) => (
              <li key={`${object.id} ${object.reason}`}>{texts.adjusted(object)}</li>
            ))}
          </ul>
          {skipped.length > 0 && <p>{texts.stillStored}</p>}
          {renamed.length > 1 && (
            <Button
              className={styles.wrapping}
              disabled={busy}
              onClick={() =>
                onRestore(
                  Object.fromEntries(renamed.map(({ id, freeName }) => [id, freeName ?? null])),
                  () => undefined,
                )
              }
            >
              {messages.restoreAllRenamed(renamed.length)}
            </Button>
          )}
        </>
      )}
    </UndoAlert>
  )
}

export function LastUndo({ last, undo, isPending }: ReturnType<typeof useUndoChange>) {
  if (!last) return null
  const { undone, report } = last
  const {
    id,
    kind,
    firstNames: [name = ''],
  } = undone
  return (
    <UndoReport
      key={id}
      kind={kind}
      name={name}
      report={report}
      busy={isPending}
      onRestore={(names, onSettled) => undo({ ...undone, some: { names, report } }, onSettled)}
    />
  )
}
