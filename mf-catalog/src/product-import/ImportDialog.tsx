import {
  HeadingChoice,
  type ImportTab,
  importFormAtom,
  type ListState,
  planJob,
  useImportList,
} from '@loja/product-import/page'
import { Dialog, DialogStep, type DialogStepName, declareDialog, openDialog } from '@loja/ui/dialogs'
import { useNotify } from '@loja/ui/parts'
import { Button } from 'antd'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { deletionMessages } from './deletion/messages'
import { ImportAct } from './ImportAct'
import { ListReview } from './ListReview'
import { messages } from './messages'
import { Preparation } from './Preparation'
import { RunView, runStepOf } from './RunView'
import { decideImport } from './run/decide-import'
import { runMessages } from './run/messages'
import type { ImportRun } from './run/run-state'
import { useImportRun } from './run/use-import-run'
import { UnfinishedImports } from './UnfinishedImports'
import { useReviewChoices } from './use-review-choices'

const deleteAllDialog = declareDialog({
  title: deletionMessages.title,
  load: async () => (await import('./deletion/DeleteAllDialog')).DeleteAllDialog,
})

interface Props {
  tab?: ImportTab | undefined
  onClose: () => void
}

export function ImportDialog({ tab: given, onClose }: Props) {
  const notify = useNotify()
  const [form, setForm] = useAtom(importFormAtom)
  const [tab, setTab] = useState(given ?? form.tab)
  const list = useImportList()
  const held = list.state.step === 'analysed' ? list.state : null
  const review = useReviewChoices(list)
  const { run, start, resume, discard, cancel, clear } = useImportRun()
  const isPreparing = run.status === 'idle'
  const importAll = () => {
    if (!held) return
    if (review.created === 0 && review.changed.length === 0)
      notify.success(runMessages.nothingNew, runMessages.nothingNewTitle)
    else
      start(async (own, onProgress) => {
        const decisions = await decideImport(held.summary, review)
        held.analyst.watch(onProgress)
        return planJob(held.analyst, { ...own, ...decisions })
      }, list.drop)
  }
  return (
    <Dialog
      title={messages.title}
      width={880}
      tall
      onCancel={onClose}
      mask={{ closable: false }}
      secondary={<Button onClick={onClose}>{messages.close}</Button>}
      primary={
        <ImportAct
          run={run}
          ready={review.isReady ? { created: review.created, updated: review.changed.length } : null}
          onCancel={cancel}
          onImport={importAll}
        />
      }
    >
      {isPreparing && <UnfinishedImports onResume={resume} onDiscard={discard} />}
      <DialogStep {...stepOf(run, list.state)}>
        {run.status !== 'idle' && <RunView run={run} onClear={clear} onResume={resume} />}
        {isPreparing && list.state.step === 'unheaded' && (
          <HeadingChoice list={list.state} onChoose={list.choose} onDrop={list.drop} />
        )}
        {isPreparing && (list.state.step === 'idle' || list.state.step === 'analysing') && (
          <Preparation
            tab={tab}
            onTab={(chosen) => {
              setTab(chosen)
              setForm((current) => ({ ...current, tab: chosen }))
            }}
            list={list}
            onDeleteAll={() => openDialog(deleteAllDialog)}
          />
        )}
        {isPreparing && held && <ListReview held={held} list={list} review={review} />}
      </DialogStep>
    </Dialog>
  )
}

function stepOf(run: ImportRun, list: ListState): DialogStepName {
  if (run.status !== 'idle') return runStepOf(run)
  if (list.step === 'analysed') return { name: 'review', label: messages.found(list.summary.counts.ready) }
  if (list.step === 'unheaded') return { name: 'headings', label: messages.headings }
  return { name: 'preparation', label: messages.preparation }
}
