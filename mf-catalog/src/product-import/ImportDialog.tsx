import type { NamedChoice } from '@loja/data'
import { Dialog, useNotify, useReturnFocus } from '@loja/ui'
import { useState } from 'react'
import { useBrands, useCategories } from '../catalog-queries'
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

const NONE: readonly NamedChoice[] = []

/** `Importação em Lote`: a list is handed over, understood, looked at and put right, and then written (IMP-01). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const notify = useNotify()
  const [isDeleting, setIsDeleting] = useState(false)
  const categories = useCategories(messages.loadFailed)
  const brands = useBrands(messages.loadFailed)
  const list = useImportList()
  const held = list.state.step === 'analysed' ? list.state : null
  const names = {
    categories: categories.data ?? NONE,
    // What a plain list calls a brand is only its word: IMP-11 leaves the brand of such a product empty.
    brands: (held?.summary.platform && brands.data) || NONE,
  }
  const review = useReviewChoices(held, names)
  const { run, start, resume, discard, cancel, clear } = useImportRun()
  const importAll = () => {
    if (!held) return
    if (review.created === 0 && review.changed.length === 0)
      notify.success(runMessages.nothingNew, runMessages.nothingNewTitle)
    else start(() => planOfList({ held, review, names }), list.drop)
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
          <Preparation list={list} categories={names.categories} />
        )}
        {run.status === 'idle' && held && (
          <ListReview held={held} list={list} review={review} categories={names.categories} />
        )}
      </Dialog>
      {isDeleting && <DeleteAllDialog onClose={() => setIsDeleting(false)} />}
    </>
  )
}
