import { Dialog, QuietText } from '@loja/ui'
import { Button, Select } from 'antd'
import { useId, useState } from 'react'
import { useCategories } from '../catalog-queries'
import { DialogStep } from '../product-import/DialogStep'
import { FileChoice } from '../product-import/FileChoice'
import { RunView, runStepOf } from '../product-import/RunView'
import { runMessages } from '../product-import/run/messages'
import styles from './JsonImportDialog.module.css'
import { messages } from './messages'
import { RejectedProducts } from './RejectedProducts'
import { useJsonImport } from './use-json-import'

export function JsonImportDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const categories = useCategories(messages.loadFailed)
  const { step, run, read, importReady, back, resume, cancel, clear } = useJsonImport()
  const ready = step.name === 'doubt' ? step.summary.counts.ready : null
  const isBusy = step.name === 'reading' || run.status === 'preparing'
  return (
    <Dialog
      title={messages.title}
      width={640}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>{messages.close}</Button>
          {run.status === 'running' && (
            <Button danger loading={run.isCancelling} onClick={cancel}>
              {runMessages.cancel}
            </Button>
          )}
          {(run.status === 'idle' || run.status === 'preparing') && (
            <Button
              type="primary"
              loading={isBusy}
              disabled={ready === 0}
              onClick={() => (ready === null ? read(file, categoryId) : importReady())}
            >
              {ready === null ? messages.import : messages.importReady(ready)}
            </Button>
          )}
        </div>
      }
    >
      <DialogStep {...(run.status === 'idle' ? { name: 'file', label: messages.title } : runStepOf(run))}>
        {run.status !== 'idle' && <RunView run={run} onClear={clear} onResume={resume} />}
        {run.status === 'idle' && (
          <div className={styles.step}>
            <QuietText>{messages.text}</QuietText>
            <FileChoice
              kind="json"
              file={file}
              disabled={isBusy}
              onChoose={(chosen) => {
                setFile(chosen)
                back()
              }}
            />
            <div className={styles.field}>
              <label htmlFor={id}>{messages.category}</label>
              <Select
                id={id}
                disabled={isBusy}
                value={categoryId}
                placeholder={messages.chooseCategory}
                options={(categories.data ?? []).map((category) => ({ value: category.id, label: category.name }))}
                onChange={(chosen) => {
                  setCategoryId(chosen)
                  back()
                }}
              />
            </div>
            {step.name === 'doubt' && step.rejected.length > 0 && (
              <RejectedProducts rows={step.rejected} count={step.summary.counts.rejected} />
            )}
          </div>
        )}
      </DialogStep>
    </Dialog>
  )
}
