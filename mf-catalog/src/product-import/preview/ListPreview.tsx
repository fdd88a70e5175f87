import { DownloadOutlined } from '@ant-design/icons'
import type { RejectCode } from '@loja/product-import'
import {
  ColumnsPanel,
  type Correction,
  type HeldList,
  type ReadingChoices,
  type RowGroup,
  SheetSelect,
} from '@loja/product-import/page'
import { saveFile } from '@loja/spreadsheet'
import { GroupButtons, Pager } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { messages } from '../messages'
import type { ReviewChoices } from '../use-review-choices'
import styles from './Preview.module.css'
import { PreviewItem } from './PreviewItem'
import { PREVIEW_SIZE, usePreviewPage } from './use-preview-page'

interface Props {
  held: HeldList
  review: Pick<ReviewChoices, 'existing' | 'created' | 'rows' | 'isUpdating'>
  onChoose: (change: Partial<ReadingChoices>) => void
  onCorrect: (correction: Correction) => void
}

interface View {
  group: RowGroup | null
  reason: RejectCode | null
  onlyToCheck: boolean
  page: number
}

/** The list before anything is written. The groups add up to its rows. */
export function ListPreview({ held, review, onChoose, onCorrect }: Props) {
  const { summary, analyst, busy } = held
  const { counts, reasons } = summary
  const ignored = new Set(review.isUpdating ? [] : review.rows.map(({ row }) => row.line))
  const isLookedUp = review.existing.data !== undefined
  const listed: Record<RowGroup, number> = { ...counts, new: review.created, existing: review.rows.length }
  const groups: RowGroup[] = [isLookedUp ? 'new' : 'ready', 'existing', 'duplicates', 'rejected']
  const [chosen, setChosen] = useState<View>({ group: null, reason: null, onlyToCheck: false, page: 1 })
  const group = chosen.group && groups.includes(chosen.group) ? chosen.group : firstWithRows(groups, listed)
  const reason = group === 'rejected' && reasons.some(({ code }) => code === chosen.reason) ? chosen.reason : null
  const { data, isPlaceholderData } = usePreviewPage(held, review.existing.dataUpdatedAt, {
    group,
    reason,
    onlyToCheck: chosen.onlyToCheck,
    from: (chosen.page - 1) * PREVIEW_SIZE,
    count: PREVIEW_SIZE,
  })
  const notices = [...(summary.platform ? [messages.platform(summary.platform)] : []), ...summary.notices]
  const show = (change: Partial<View>) => setChosen({ ...chosen, group, page: 1, ...change })
  return (
    // Takes the focus when all its rows are corrected at once.
    <section className={looks.stackMedium} tabIndex={-1} aria-label={messages.review}>
      {notices.length > 0 && (
        <ul className={`${looks.stackSmall} ${looks.list} ${looks.hint}`}>
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
        onChoose={(next) => show({ group: next, onlyToCheck: false })}
        groups={groups.map((key) => ({
          key,
          label: messages.groups[key],
          count: key === 'existing' && !isLookedUp ? null : listed[key],
          tone: key === 'rejected' ? 'error' : undefined,
        }))}
      />
      <div className={styles.bar}>
        <span className={looks.hint} role="status">
          {data && (data.total === 0 ? messages.emptyGroup : messages.firstOf(data.rows.length, data.total))}
        </span>
        {data && data.toCheck > 0 && (
          <Button
            size="small"
            type={chosen.onlyToCheck ? 'primary' : 'default'}
            aria-pressed={chosen.onlyToCheck}
            onClick={() => show({ onlyToCheck: !chosen.onlyToCheck })}
          >
            {messages.toCheck(data.toCheck)}
          </Button>
        )}
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
              onChange={(code) => show({ reason: code === '' ? null : (code as RejectCode) })}
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
            exists={ignored.has(row.line)}
            onCorrect={(correction) => {
              // Does not switch away from this list when rows become ready.
              setChosen({ ...chosen, group })
              onCorrect(correction)
            }}
          />
        ))}
      </ul>
      {data && (
        <Pager
          page={data.from / PREVIEW_SIZE + 1}
          pageSize={PREVIEW_SIZE}
          total={data.total}
          onChange={(page) => show({ page })}
        />
      )}
    </section>
  )
}

function firstWithRows(groups: readonly RowGroup[], counts: Record<RowGroup, number>): RowGroup {
  return groups.find((group) => group !== 'duplicates' && counts[group] > 0) ?? 'rejected'
}
