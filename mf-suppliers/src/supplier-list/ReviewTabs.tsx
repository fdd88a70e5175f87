import type { LineOutcome } from '@loja/domain/suppliers'
import { openDialog } from '@loja/ui/dialogs'
import { GroupButtons, type ListField, Pager, ResponsiveList } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { EmptyState, useIsPhone } from '@loja/ui/parts'
import { Button, Select, Tabs } from 'antd'
import { useState } from 'react'
import { matchDialog } from './match-dialog'
import { messages } from './messages'
import { OpenLines, PAGE_SIZE } from './OpenLines'
import { nameOf } from './ReviewCells'
import { isSendable, type Review, type ReviewRow, rowsOf } from './review'
import { ReviewContext } from './review-context'
import { CHANGE_FIELDS, GONE_FIELDS, GONE_OPTIONS, REST_FIELDS } from './review-fields'
import styles from './SupplierList.module.css'
import type { SupplierList } from './use-supplier-list'

type Tab = keyof typeof messages.tabs

const REST: LineOutcome[] = ['unchanged', 'sold_out', 'not_ours', 'repeated', 'rejected']

export function ReviewTabs({ list, review }: { list: SupplierList; review: Review }) {
  const [chosen, setChosen] = useState<Tab | null>(null)
  const isPhone = useIsPhone()
  const { rows, gone, counts } = review
  const sizes: Record<Tab, number> = {
    up: counts.up,
    down: counts.down,
    new: counts.new,
    gone: gone.length,
    rest: rowsOf(rows, ...REST).length,
  }
  const tabs = Object.keys(messages.tabs) as Tab[]
  const tab = chosen ?? tabs.find((key) => sizes[key] > 0) ?? 'up'
  const choose = (row: ReviewRow) =>
    openDialog(matchDialog, {
      text: row.line.text,
      candidates: row.candidates,
      offersNew: true,
      onAnswer: (answer) => list.answer([{ row, answer }]),
    })
  const pane = (key: Tab) => (
    <div className={looks.stackMedium} tabIndex={-1}>
      <Pane key={key} tab={key} list={list} review={review} />
    </div>
  )
  return (
    <ReviewContext value={{ answer: list.answer, setPrice: list.setPrice, setGone: list.setGone, choose }}>
      {isPhone ? (
        // Tabs that do not fit would move into a menu.
        <>
          <GroupButtons
            label={messages.review}
            groups={tabs.map((key) => ({ key, label: messages.tabs[key], count: sizes[key] }))}
            chosen={tab}
            onChoose={setChosen}
          />
          {pane(tab)}
        </>
      ) : (
        <Tabs
          activeKey={tab}
          onChange={(key) => setChosen(key as Tab)}
          items={tabs.map((key) => ({
            key,
            label: messages.tab(messages.tabs[key], sizes[key]),
            children: key === tab && pane(key),
          }))}
        />
      )}
    </ReviewContext>
  )
}

function Pane({ tab, list, review: { rows, gone } }: { tab: Tab; list: SupplierList; review: Review }) {
  if (tab === 'gone') return <GoneList gone={gone} onAction={list.setGone} />
  if (tab === 'rest') return <PagedList name="rest" rows={rowsOf(rows, ...REST)} fields={REST_FIELDS} />
  const all = rowsOf(rows, tab)
  const isOpen = ({ answer }: ReviewRow) => tab === 'new' && answer === 'open'
  const open = all.filter(isOpen)
  const changes = all.filter((row) => !isOpen(row))
  return (
    <>
      {open.length > 0 && <OpenLines rows={open} onAnswer={list.answer} />}
      {(changes.length > 0 || open.length === 0) && <ChangeList name={tab} rows={changes} onTick={list.tick} />}
    </>
  )
}

function GoneList({ gone, onAction }: { gone: Review['gone']; onAction: SupplierList['setGone'] }) {
  const [first] = gone
  return (
    <>
      <div className={styles.bar}>
        <p className={`${looks.hint} ${looks.flush} ${looks.regular}`}>{messages.goneText}</p>
        {gone.length > 1 && (
          <Select
            className={styles.goneSelect}
            aria-label={messages.goneAll}
            placeholder={messages.goneAll}
            value={gone.every(({ action }) => action === first?.action) ? first?.action : null}
            options={GONE_OPTIONS}
            onChange={(action) =>
              action &&
              onAction(
                gone.map(({ id }) => id),
                action,
              )
            }
          />
        )}
      </div>
      <PagedList name="gone" rows={gone} fields={GONE_FIELDS} />
    </>
  )
}

interface PagedProps<Row> {
  name: Tab
  rows: readonly Row[]
  fields: ListField<Row>[]
  selection?: Parameters<typeof ResponsiveList<Row & { id: string }>>[0]['selection']
}

function PagedList<Row extends { id: string }>({ name, rows, fields, selection }: PagedProps<Row>) {
  const [wanted, setPage] = useState(1)
  const page = Math.max(1, Math.min(wanted, Math.ceil(rows.length / PAGE_SIZE)))
  return (
    <>
      <ResponsiveList
        label={messages.tabs[name]}
        fields={fields}
        rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        refreshing={false}
        selection={selection}
        empty={<EmptyState title={messages.empty[name]} hint={messages.emptyHint} />}
      />
      <Pager page={page} pageSize={PAGE_SIZE} total={rows.length} onChange={setPage} />
    </>
  )
}

interface ChangeProps {
  name: 'up' | 'down' | 'new'
  rows: readonly ReviewRow[]
  onTick: SupplierList['tick']
}

function ChangeList({ name, rows, onTick }: ChangeProps) {
  const sendable = rows.filter(isSendable)
  const ticked = sendable.filter(({ ticked: isTicked }) => isTicked).length
  const attention = rows.filter(({ price }) => (price?.outliers.length ?? 0) > 0).length
  const tick = (some: readonly ReviewRow[], on: boolean) =>
    onTick(
      some.filter(isSendable).map(({ line }) => line.line),
      on,
    )
  return (
    <>
      {rows.length > 0 && (
        <div className={styles.bar}>
          <span className={`${looks.hint} ${looks.flush} ${looks.regular}`} role="status">
            {attention > 0 && messages.attention(attention)}
          </span>
          {ticked < sendable.length && (
            <Button size="small" onClick={() => tick(sendable, true)}>
              {messages.selectAll(sendable.length)}
            </Button>
          )}
          {ticked > 0 && (
            <Button size="small" onClick={() => tick(sendable, false)}>
              {messages.selectNone}
            </Button>
          )}
        </div>
      )}
      <PagedList
        name={name}
        rows={rows}
        fields={CHANGE_FIELDS}
        selection={{
          isSelected: ({ ticked: isTicked }) => isTicked,
          onSelect: tick,
          label: (row) => messages.select(nameOf(row)),
          allLabel: messages.selectPage,
        }}
      />
    </>
  )
}
