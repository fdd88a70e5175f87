import { DownloadOutlined } from '@ant-design/icons'
import type { InvoiceRow } from '@loja/data/invoices'
import { ABSENT, formatBrlOrAbsent, formatDateTime, formatTaxId } from '@loja/domain/format'
import { formatAccessKey, readAccessKey } from '@loja/domain/invoices'
import { confirm, Dialog } from '@loja/ui/dialogs'
import { CopyButton } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { PageLink, QuietText, StatusLabel, useDataMutation, words } from '@loja/ui/parts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { INVOICE_STATUS_LOOKS } from '../invoice-fields'
import { messages } from '../messages'
import { invoiceChange, xmlDownload } from '../queries'
import styles from './InvoiceDialog.module.css'
import { KeyParts } from './KeyParts'

export function InvoiceDialog({ note, onClose }: { note: InvoiceRow; onClose: () => void }) {
  const { number, hasXml, status } = note
  const change = useDataMutation(invoiceChange)
  const xml = useDataMutation(xmlDownload)
  const ask = (kind: 'cancel' | 'remove', text: string) =>
    confirm({
      title: messages[kind],
      text,
      action: messages[kind],
      run: () => change.mutateAsync({ note, kind }).then(onClose),
    })
  return (
    <Dialog
      width={640}
      title={messages.noteTitle(number)}
      onCancel={onClose}
      secondary={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button
            danger
            disabled={change.isPending}
            onClick={() => ask('remove', messages.removeText(number, note.orderNumber))}
          >
            {messages.remove}
          </Button>
          {status === 'cancelada' ? (
            <Button
              loading={change.isPending}
              onClick={() => change.mutate({ note, kind: 'restore' }, { onSuccess: onClose })}
            >
              {messages.restore}
            </Button>
          ) : (
            <Button disabled={change.isPending} onClick={() => ask('cancel', messages.cancelText(number))}>
              {messages.cancel}
            </Button>
          )}
        </>
      }
      primary={
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          disabled={!hasXml}
          loading={xml.isPending}
          onClick={() => xml.mutate(note)}
        >
          {messages.downloadXml}
        </Button>
      }
    >
      <InvoiceDetails note={note} />
    </Dialog>
  )
}

function InvoiceDetails({ note }: { note: InvoiceRow }) {
  const { accessKey, number, hasXml, status, orderId } = note
  return (
    <div className={looks.stackLarge}>
      <dl className={styles.fields}>
        <Line label={messages.status}>
          <StatusLabel {...INVOICE_STATUS_LOOKS[status]} />
        </Line>
        <Line label={messages.order}>
          {orderId ? (
            <PageLink page="orders" below={`/${orderId}`}>
              {note.orderNumber}
            </PageLink>
          ) : (
            messages.deletedOrder(note.orderNumber)
          )}
        </Line>
        <Line label={messages.issued}>{formatDateTime(note.issuedAt)}</Line>
        <Line label={messages.amount}>{formatBrlOrAbsent(note.totalBrl)}</Line>
        <Line label={messages.customer}>{note.customerDocument ? formatTaxId(note.customerDocument) : ABSENT}</Line>
        <Line label={messages.protocol}>{note.protocol ?? ABSENT}</Line>
        <Line label={messages.attachedAt}>{formatDateTime(note.createdAt)}</Line>
      </dl>
      <section aria-label={messages.accessKey}>
        <h3 className={styles.heading}>{messages.accessKey}</h3>
        <p className={`${looks.figures} ${looks.anywhere} ${looks.flush} ${looks.after8}`}>
          {formatAccessKey(accessKey)} <CopyButton text={accessKey} name={messages.copyKey(number)} />
        </p>
        <KeyParts reading={readAccessKey(accessKey)} />
      </section>
      {!hasXml && <QuietText>{messages.noXml}</QuietText>}
    </div>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
