import { UNLIMITED_STOCK } from '@loja/domain/products'
import {
  type AnalysisProgress,
  type ImportForm,
  type ImportSource,
  type ImportTab,
  importFormAtom,
  templateFile,
  type useImportList,
} from '@loja/product-import/page'
import { saveFile } from '@loja/spreadsheet'
import { Progress } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { useNotify, useOffer } from '@loja/ui/parts'
import { Button, Select } from 'antd'
import { useAtom, useAtomValue } from 'jotai'
import { useId } from 'react'
import { Link } from 'react-router'
import { useCategories } from '../catalog-queries'
import { deletionMessages } from './deletion/messages'
import { isPdf } from './FileChoice'
import styles from './ImportDialog.module.css'
import { messages } from './messages'
import { SourceTabs } from './SourceTabs'

interface Props {
  tab: ImportTab
  onTab: (tab: ImportTab) => void
  list: ReturnType<typeof useImportList>
  onDeleteAll: () => void
}

export function Preparation({ tab, onTab, list, onDeleteAll }: Props) {
  const categories = useCategories(messages.loadFailed)
  const notify = useNotify()
  const form = useAtomValue(importFormAtom)
  const { state } = list
  const isAnalysing = state.step === 'analysing'
  const { categoryId } = form
  const isJsonFile = tab === 'json'
  const analyse = async () => {
    const source = sourceOf(tab, form)
    if (isJsonFile && (!source || categoryId === null)) return notify.error(messages.jsonIncomplete)
    if (!source) return notify.error(tab === 'text' ? messages.nothingTyped : messages.noFile)
    if (isJsonFile) {
      const { data = [] } = await categories.refetch()
      if (!data.some(({ id: known }) => known === categoryId)) return notify.error(messages.unknownCategory)
    }
    // Not shown to staff (IMP-01): imported stock is unlimited.
    list.analyse(source, { defaults: { categoryId, stock: isJsonFile ? 0 : UNLIMITED_STOCK, isJsonFile } })
  }
  return (
    <div className={looks.stackMedium}>
      <DefaultCategory isJsonFile={isJsonFile} disabled={isAnalysing} categories={categories.data ?? []} />
      <SourceTabs tab={tab} disabled={isAnalysing} onChange={onTab} />
      <div className={looks.line}>
        <Button type="primary" loading={isAnalysing} onClick={() => void analyse()}>
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
      <SuppliersLine />
      <div className={styles.deletion}>
        <Button danger type="text" disabled={isAnalysing} aria-haspopup="dialog" onClick={onDeleteAll}>
          {deletionMessages.open}
        </Button>
      </div>
    </div>
  )
}

interface CategoryProps {
  isJsonFile: boolean
  disabled: boolean
  categories: readonly { id: string; name: string }[]
}

function DefaultCategory({ isJsonFile, disabled, categories }: CategoryProps) {
  const [{ categoryId }, setForm] = useAtom(importFormAtom)
  const id = useId()
  return (
    <div className={looks.labelled}>
      <label htmlFor={id}>{isJsonFile ? messages.jsonCategory : messages.defaultCategory}</label>
      <Select
        id={id}
        className={styles.category}
        disabled={disabled}
        value={categoryId ?? (isJsonFile ? null : '')}
        placeholder={messages.chooseCategory}
        aria-describedby={`${id}-hint`}
        options={[
          ...(isJsonFile ? [] : [{ value: '', label: messages.noCategory }]),
          ...categories.map((category) => ({ value: category.id, label: category.name })),
        ]}
        onChange={(chosen) => setForm((current) => ({ ...current, categoryId: chosen || null }))}
      />
      <span id={`${id}-hint`} className={looks.hint}>
        {isJsonFile ? messages.jsonCategoryHint : messages.defaultCategoryHint}
      </span>
    </div>
  )
}

/** The page has no entry in the menu before the first supplier. */
function SuppliersLine() {
  const { suppliers } = useOffer().pages
  if (!suppliers) return null
  return (
    <p className={styles.suppliers}>
      {messages.supplierLists} <Link to={suppliers.path}>{suppliers.label}</Link>
    </p>
  )
}

function sourceOf(tab: ImportTab, { text, csv, xlsx, json }: ImportForm): ImportSource | null {
  if (tab === 'text') return text.trim() === '' ? null : { kind: 'text', text }
  if (tab === 'csv') return csv && { kind: 'csv', file: csv }
  if (tab === 'json') return json && { kind: 'json', file: json }
  return xlsx && { kind: isPdf(xlsx) ? 'pdf' : 'xlsx', file: xlsx }
}

function AnalysisLine({ progress }: { progress: AnalysisProgress | null }) {
  const percent = progress ? Math.round((100 * progress.done) / Math.max(1, progress.total)) : 0
  return (
    <div className={styles.progress} role="status">
      <Progress percent={percent} size="small" status="active" showInfo={false} aria-label={messages.analysing} />
      <span className={looks.hint}>{progress ? messages.analysed(progress) : messages.analysing}</span>
    </div>
  )
}
