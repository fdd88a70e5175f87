import { Dialog, useNotify, useReturnFocus } from '@loja/ui'
import { useState } from 'react'
import { useImportList } from './analysis/use-import-list'
import { DeleteAllDialog } from './deletion/DeleteAllDialog'
import { ImportFooter } from './ImportFooter'
import { ListReview } from './ListReview'
import { messages } from './messages'
import { Preparation } from './Preparation'
import { HeadingChoice } from './preview/HeadingChoice'
import { RunView } from './RunView'
import { runMessages } from './run/messages'
import { planOfList } from './run/plan-of-list'
import { useImportRun } from './run/use-import-run'
import { UnfinishedImports } from './UnfinishedImports'
import { useReviewChoices } from './use-review-choices'

/** `Importação em Lote`: a list is handed over, understood, looked at and put right, and then written (IMP-01). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const notify = useNotify()
  const [isDeleting, setIsDeleting] = useState(false)
  const list = useImportList()
  const held = list.state.step === 'analysed' ? list.state : null
  const review = useReviewChoices(list)
  const { run, start, resume, discard, cancel, clear } = useImportRun()
  const importAll = () => {
    if (!held) return
    if (review.created === 0 && review.changed.length === 0)
      notify.success(runMessages.nothingNew, runMessages.nothingNewTitle)
    else start(() => planOfList({ held, review }), list.drop)
  }
  return (
    <>
      <Dialog
        title={messages.title}
        width={880}
        tall
        onCancel={onClose}
        mask={{ closable: false }}
        footer={
          <ImportFooter
            run={run}
            ready={review.isReady ? { created: review.created, updated: review.changed.length } : null}
            onDeleteAll={() => setIsDeleting(true)}
            onClose={onClose}
            onCancel={cancel}
            onImport={importAll}
          />
        }
      >
        {run.status === 'idle' && <UnfinishedImports onResume={resume} onDiscard={discard} />}
        {run.status !== 'idle' && <RunView run={run} onClear={clear} onResume={resume} />}
        {run.status === 'idle' && list.state.step === 'unheaded' && (
          <HeadingChoice list={list.state} onChoose={list.choose} onDrop={list.drop} />
        )}
        {run.status === 'idle' && (list.state.step === 'idle' || list.state.step === 'analysing') && (
          <Preparation list={list} />
        )}
        {run.status === 'idle' && held && <ListReview held={held} list={list} review={review} />}
      </Dialog>
      {isDeleting && <DeleteAllDialog onClose={() => setIsDeleting(false)} />}
    </>
  )
}
