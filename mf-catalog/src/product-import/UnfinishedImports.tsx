import { formatDateTime } from '@loja/domain/format'
import { confirm } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Alert, Button } from 'antd'
import { type UnfinishedImport, useUnfinishedImports } from './checkpoint/use-unfinished-imports'
import { runMessages } from './run/messages'

interface Props {
  onResume: (importId: string) => void
  onDiscard: (importId: string) => void
}

export function UnfinishedImports(props: Props) {
  const { data = [] } = useUnfinishedImports()
  if (data.length === 0) return null
  return (
    <div className={`${looks.stack} ${looks.after12}`}>
      {data.map((unfinished) => (
        <UnfinishedNotice key={unfinished.id} unfinished={unfinished} {...props} />
      ))}
    </div>
  )
}

function UnfinishedNotice({ unfinished, onResume, onDiscard }: Props & { unfinished: UnfinishedImport }) {
  const { id, fileName, createdAt, total, sent, isRunningElsewhere } = unfinished
  const ask = () =>
    confirm({
      title: runMessages.discardTitle,
      text: runMessages.discardQuestion,
      action: runMessages.discard,
      run: () => onDiscard(id),
    })
  const name = fileName ?? runMessages.pastedText
  const when = formatDateTime(createdAt)
  return (
    <Alert
      type="info"
      showIcon
      title={isRunningElsewhere ? runMessages.pause('other-tab') : runMessages.unfinishedTitle}
      description={
        <div className={looks.stackMedium}>
          {sent === null
            ? runMessages.unfinishedUnknown(name, total, when)
            : runMessages.unfinished(name, sent, total, when)}
          {!isRunningElsewhere && (
            <div className={looks.line}>
              <Button type="primary" size="small" onClick={() => onResume(id)}>
                {runMessages.resume}
              </Button>
              <Button size="small" onClick={ask}>
                {runMessages.discard}
              </Button>
            </div>
          )}
        </div>
      }
    />
  )
}
