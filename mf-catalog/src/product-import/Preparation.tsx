import { UNLIMITED_STOCK } from '@loja/domain'
import { saveFile } from '@loja/spreadsheet'
import { Progress, useNotify } from '@loja/ui'
import { Button, Select } from 'antd'
import { useAtom } from 'jotai'
import { useId } from 'react'
import { useCategories } from '../catalog-queries'
import type { AnalysisProgress, ImportSource } from './analysis/analysis-protocol'
import { templateFile } from './analysis/csv-files'
import { type ImportForm, importFormAtom } from './analysis/list-state'
import type { useImportList } from './analysis/use-import-list'
import { deletionMessages } from './deletion/messages'
import { isPdf } from './FileChoice'
import styles from './ImportDialog.module.css'
import { messages } from './messages'
import { SourceTabs } from './SourceTabs'

interface Props {
  list: ReturnType<typeof useImportList>
  onDeleteAll: () => void
}

export function Preparation({ list, onDeleteAll }: Props) {
  const categories = useCategories(messages.loadFailed)
  const notify = useNotify()
  const [form, setForm] = useAtom(importFormAtom)
  const id = useId()
  const { state } = list
  const isAnalysing = state.step === 'analysing'
  const analyse = () => {
    const source = sourceOf(form)
    if (!source) return notify.error(form.tab === 'text' ? messages.nothingTyped : messages.noFile)
    // Not shown to staff (IMP-01): imported stock is unlimited.
    list.analyse(source, { defaults: { categoryId: form.categoryId, stock: UNLIMITED_STOCK } })
  }
  return (
    <div className={styles.step}>
      <div className={styles.field}>
        <label htmlFor={id}>{messages.defaultCategory}</label>
        <Select
          id={id}
          className={styles.category}
          disabled={isAnalysing}
          value={form.categoryId ?? ''}
          aria-describedby={`${id}-hint`}
          options={[
            { value: '', label: messages.noCategory },
            ...(categories.data ?? []).map((category) => ({ value: category.id, label: category.name })),
          ]}
          onChange={(categoryId) => setForm((current) => ({ ...current, categoryId: categoryId || null }))}
        />
        <span id={`${id}-hint`} className={styles.hint}>
          {messages.defaultCategoryHint}
        </span>
      </div>
      <SourceTabs disabled={isAnalysing} />
      <div className={styles.actions}>
        <Button type="primary" loading={isAnalysing} onClick={analyse}>
          {messages.analyse}
        </Button>
        {isAnalysing ? (
          <>
            <Button onClick={list.drop}>{messages.stopAnalysis}</Button>
            <AnalysisLine progress={state.progress} />
          </>
        ) : (
          <Button type="link" onClick={() => saveFile(templateFile(), messages.templateFile)}>
            {messages.template}
          </Button>
        )}
      </div>
      <div className={styles.deletion}>
        <Button danger type="text" disabled={isAnalysing} aria-haspopup="dialog" onClick={onDeleteAll}>
          {deletionMessages.open}
        </Button>
      </div>
    </div>
  )
}

function sourceOf({ tab, text, csv, xlsx }: ImportForm): ImportSource | null {
  if (tab === 'text') return text.trim() === '' ? null : { kind: 'text', text }
  if (tab === 'csv') return csv && { kind: 'csv', file: csv }
  return xlsx && { kind: isPdf(xlsx) ? 'pdf' : 'xlsx', file: xlsx }
}

function AnalysisLine({ progress }: { progress: AnalysisProgress | null }) {
  const percent = progress ? Math.round((100 * progress.done) / Math.max(1, progress.total)) : 0
  return (
    <div className={styles.progress} role="status">
      <Progress percent={percent} size="small" status="active" showInfo={false} aria-label={messages.analysing} />
      <span className={styles.hint}>{progress ? messages.analysed(progress) : messages.analysing}</span>
    </div>
  )
}
