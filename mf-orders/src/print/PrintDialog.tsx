import { PrinterOutlined } from '@ant-design/icons'
import { dataQuery } from '@loja/data/client'
import { listOrdersToPrint, MAX_PRINTED_ORDERS, type OrderSelection, orderKeys } from '@loja/data/orders'
import type { OrderSort } from '@loja/domain/orders'
import { Dialog } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure, PageLink } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox } from 'antd'
import { useMemo, useState } from 'react'
import { messages } from './messages'
import { type Measured, PaperSheets } from './PaperSheets'
import { countDifference, findGaps, SHEET_KINDS, type SheetKind, sheetsOf } from './print-plan'
import { missingParts, type SenderPart, useSender } from './sender'

interface Props {
  selection: OrderSelection
  count: number
  sort: OrderSort
  /** Ticked at first. */
  kinds: readonly SheetKind[]
  onClose: () => void
}

/** PRN-01. */
export function PrintDialog({ selection, count, sort, kinds: initial, onClose }: Props) {
  const isTooMany = count > MAX_PRINTED_ORDERS
  const [kinds, setKinds] = useState(initial)
  const { data: orders, ...query } = useQuery({
    ...dataQuery(orderKeys.toPrint(selection, sort), (signal) => listOrdersToPrint(selection, sort, signal)),
    enabled: !isTooMany,
    gcTime: 0,
  })
  const { sender, isError: isSenderUnknown } = useSender()
  const sheets = useMemo(() => sheetsOf(orders ?? [], kinds), [orders, kinds])
  const [measured, setMeasured] = useState<Measured>()
  const hasSender = kinds.some((kind) => kind !== 'slip')
  const missing = sender && hasSender ? missingParts(sender) : []
  return (
    <Dialog
      title={messages.title}
      width={600}
      onCancel={onClose}
      secondary={<Button onClick={onClose}>{messages.cancel}</Button>}
      primary={<PrintButton measured={measured} isEmpty={orders !== undefined && sheets.length === 0} />}
    >
      {isTooMany && <Alert type="warning" showIcon title={messages.tooMany(count, MAX_PRINTED_ORDERS)} />}
      {query.isError && (
        <LoadFailure text={messages.loadFailed} busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {!orders && !isTooMany && !query.isError && <WaitingLines label={messages.loading} lines={4} />}
      {orders && (
        <div className={`${looks.grid} ${looks.gapMedium}`}>
          <Checkbox.Group
            className={looks.grid}
            aria-label={messages.kindsTitle}
            value={[...kinds]}
            options={SHEET_KINDS.map((kind) => ({
              value: kind,
              label: messages.kind(kind, sheetsOf(orders, [kind]).length),
            }))}
            onChange={(chosen) => setKinds(SHEET_KINDS.filter((kind) => chosen.includes(kind)))}
          />
          <p className={`${looks.flush} ${looks.quiet}`}>{messages.sequence}</p>
          {missing.length > 0 && <SenderWarning missing={missing} />}
          {isSenderUnknown && <Alert type="warning" showIcon title={messages.senderFailed} />}
          {warningsOf(orders, kinds, selection, measured).map((text) => (
            <Alert key={text} type="warning" showIcon title={text} />
          ))}
          <PaperSheets
            sheets={sheets}
            sender={sender}
            onMeasure={sender || isSenderUnknown ? setMeasured : undefined}
          />
        </div>
      )}
    </Dialog>
  )
}

function SenderWarning({ missing }: { missing: SenderPart[] }) {
  const title = (
    <>
      {messages.senderMissing(missing)}{' '}
      <PageLink page="settings" search="?aba=contact">
        {messages.openSettings}
      </PageLink>
    </>
  )
  return <Alert type="warning" showIcon title={title} />
}

type PrintedOrders = Parameters<typeof findGaps>[0]

function warningsOf(
  orders: PrintedOrders,
  kinds: readonly SheetKind[],
  selection: OrderSelection,
  measured: Measured | undefined,
): string[] {
  const difference = countDifference(orders, selection)
  return [
    ...(difference === 0 ? [] : [messages.difference(difference, selection)]),
    ...findGaps(orders, kinds, selection).map(([gap, numbers]) => messages.gap(gap, numbers)),
    ...(measured?.cut.length ? [messages.cut(measured.cut)] : []),
  ]
}

function PrintButton({ measured, isEmpty }: { measured: Measured | undefined; isEmpty: boolean }) {
  const uncounted = isEmpty ? messages.nothing : messages.printUncounted
  return (
    <Button type="primary" icon={<PrinterOutlined aria-hidden />} disabled={!measured} onClick={() => window.print()}>
      {measured ? messages.print(measured.pages) : uncounted}
    </Button>
  )
}
