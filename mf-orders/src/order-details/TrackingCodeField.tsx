import type { OrderDetails } from '@loja/data'
import { declarePart, prefetchPart, usePart } from '@loja/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { storedCode } from '../tracking-code/stored-code'
import { CopyableText } from './CopyableText'
import { messages } from './messages'
import styles from './TrackingCodeField.module.css'

const codeEntryPart = declarePart(async () => (await import('../tracking-code/CodeEntry')).CodeEntry)

export function TrackingCodeField({ order }: { order: OrderDetails }) {
  const [open, setOpen] = useState<'no' | 'edit' | 'another'>('no')
  const { code: CodeEntry, isError, isFetching, retry } = usePart(codeEntryPart, open === 'no' ? null : 'press')
  const { id: orderId, orderNumber: number, trackingCodes } = order
  const stored = storedCode(order)
  const press = (what: 'edit' | 'another') => {
    setOpen(open === what && CodeEntry ? 'no' : what)
    if (isError) retry()
  }
  const button = (what: 'edit' | 'another', text: string) => (
    // It stays, because the focus returns to it.
    <Button
      size="small"
      aria-expanded={open === what}
      loading={open === what && isFetching}
      {...prefetchPart(codeEntryPart)}
      onClick={() => press(what)}
    >
      {text}
    </Button>
  )
  return (
    <>
      {trackingCodes.length === 0 && <div>{messages.noTrackingCode}</div>}
      {trackingCodes.map(({ code, carrier }) => (
        <div key={code}>
          <CopyableText text={code} what={messages.trackingCode}>
            {carrier ? `${code} (${carrier})` : code}
          </CopyableText>
        </div>
      ))}
      <div className={styles.actions}>
        {button('edit', stored.code ? messages.editCode : messages.enterCode)}
        {stored.code && button('another', messages.anotherCode)}
        {open !== 'no' && isError && <span role="alert">{messages.codeEntryFailed}</span>}
      </div>
      {open !== 'no' && CodeEntry && (
        <CodeEntry
          key={open}
          orderId={orderId}
          number={number}
          another={open === 'another'}
          stored={stored}
          onClose={() => setOpen('no')}
        />
      )}
    </>
  )
}
