import { DownloadOutlined } from '@ant-design/icons'
import type { RejectCode } from '@loja/product-import'
import { saveFile } from '@loja/spreadsheet'
import { Pager } from '@loja/ui'
import { Button, Select } from 'antd'
import { useState } from 'react'
import type { Correction, ReadingChoices, RowGroup } from '../analysis/analysis-protocol'
import type { HeldList } from '../analysis/list-state'
import { messages } from '../messages'
import { ColumnsPanel } from './ColumnsPanel'
import { GroupButtons } from './GroupButtons'
import styles from './Preview.module.css'
import { PreviewItem } from './PreviewItem'
import { SheetSelect } from './SheetSelect'
import { PREVIEW_SIZE, usePreviewPage } from './use-preview-page'

interface Props {
  held: HeldList
  /** Names that the shop has already, as far as that is known. */
  existing: ReadonlySet<string>
  onChoose: (change: Partial<ReadingChoices>) => void
  onCorrect: (correction: Correction) => void
}

const TONES: Partial<Record<RowGroup, 'warning' | 'error'>> = { guessed: 'warning', rejected: 'error' }
const GROUPS: readonly RowGroup[] = ['ready', 'guessed', 'duplicates', 'rejected']

/** What was understood of a list, before anything is written. */
export function ListPreview({ held, existing, onChoose, onCorrect }: Props) {
  const { summary, analyst, busy } = held
  const { counts, reasons } = summary
  const [chosenGroup, setGroup] = useState<RowGroup | null>(null)
  const group = chosenGroup ?? (counts.ready > 0 ? 'ready' : 'rejected')
  const [chosenReason, setReason] = useState<RejectCode | null>(null)
  const [chosenPage, setPage] = useState(1)
  // Corrected away meanwhile.
  const reason = reasons.some(({ code }) => code === chosenReason) ? chosenReason : null
  const listed = reasons.find(({ code }) => code === reason)?.count ?? counts[group]
  const page = Math.max(1, Math.min(chosenPage, Math.ceil(listed / PREVIEW_SIZE)))
  const { data, isPlaceholderData } = usePreviewPage(held, {
    group,
    reason: group === 'rejected' ? reason : null,
    from: (page - 1) * PREVIEW_SIZE,
    count: PREVIEW_SIZE,
  })
  const notices = [...(summary.platform ? [messages.platform(summary.platform)] : []), ...summary.notices]
  const show = (next: RowGroup) => {
    setGroup(next)
    setPage(1)
  }
  return (
    <section className={styles.preview} aria-label={messages.review}>
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <SheetSelect sheets={summary.sheets} sheet={summary.sheet} busy={busy} onChoose={onChoose} />
      <ColumnsPanel summary={summary} busy={busy} onChoose={onChoose} />
      <GroupButtons
        label={messages.review}
        chosen={group}
        onChoose={show}
        groups={GROUPS.map((key) => ({ key, label: messages.groups[key], count: counts[key], tone: TONES[key] }))}
      />
      <div className={styles.bar}>
        <span className={styles.shown} role="status">
          {data && (data.total === 0 ? messages.emptyGroup : messages.firstOf(data.rows.length, data.total))}
        </span>
        {group === 'rejected' && counts.rejected > 0 && (
          <>
            <Select
              aria-label={messages.reasonFilter}
              style={{ minWidth: 200 }}
              value={reason ?? ''}
              options={[
                { value: '', label: messages.allReasons(counts.rejected) },
                ...reasons.map(({ code, count }) => ({ value: code, label: messages.reason(code, count) })),
              ]}
              onChange={(code) => {
                setReason(code === '' ? null : (code as RejectCode))
                setPage(1)
              }}
            />
            <Button
              icon={<DownloadOutlined aria-hidden />}
              onClick={async () => saveFile(await analyst.call('rejectedFile'), messages.rejectedFile)}
            >
              {messages.downloadRejected}
            </Button>
          </>
        )}
      </div>
      <ul className={styles.list} aria-label={messages.groups[group]} data-waiting={isPlaceholderData || busy}>
        {data?.rows.map((row) => (
          <PreviewItem
            key={row.line}
            row={row}
            unit={summary.unit}
            headings={summary.headings}
            busy={busy}
            exists={row.group === 'ready' && existing.has(row.product.name)}
            onCorrect={(correction) => {
              // Rows that become ready meanwhile do not take this list away.
              setGroup(group)
              onCorrect(correction)
            }}
          />
        ))}
      </ul>
      {data && <Pager page={page} pageSize={PREVIEW_SIZE} total={data.total} onChange={setPage} />}
    </section>
  )
}
