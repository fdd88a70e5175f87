import { CheckCircleOutlined, CloseCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import type { CatalogueChannel } from '@loja/domain/products'
import { saveFile } from '@loja/spreadsheet'
import { Dialog, ReadDialog } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { EmptyState, useNotify, words } from '@loja/ui/parts'
import { Button } from 'antd'
import { useState } from 'react'
import styles from './CatalogueCheckDialog.module.css'
import { CatalogueFaults } from './CatalogueFaults'
import type { ChannelFindings } from './catalogue-check'
import type { PreparedCatalogue } from './catalogue-file'
import { checkMessages } from './check-messages'
import { messages } from './messages'

export function CatalogueCheckDialog({ catalogue, onClose }: { catalogue: PreparedCatalogue; onClose: () => void }) {
  const notify = useNotify()
  const { channel, file, day, findings } = catalogue
  const { refused, warned, faults } = findings[channel]
  const other = channel === 'facebook' ? 'google' : 'facebook'
  if (findings.products === 0) {
    return (
      <ReadDialog title={checkMessages.title} onClose={onClose}>
        <EmptyState title={checkMessages.emptyTitle} hint={checkMessages.empty(channel)} />
      </ReadDialog>
    )
  }
  const download = () => {
    saveFile(file, checkMessages.fileName(channel, day))
    notify.success(messages.done(findings.products))
    onClose()
  }
  return (
    <Dialog
      title={checkMessages.title}
      width={720}
      onCancel={onClose}
      secondary={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button onClick={() => saveFile(findings.list, checkMessages.listName(channel, day))}>
            {checkMessages.downloadList}
          </Button>
        </>
      }
      primary={
        <Button type="primary" autoFocus onClick={download}>
          {refused > 0 ? checkMessages.downloadAnyway : checkMessages.download}
        </Button>
      }
    >
      <Summary channel={channel} refused={refused} warned={warned} fine={findings.products - refused - warned} />
      <CatalogueFaults channel={channel} faults={faults} />
      <p className={`${looks.hint} ${looks.flush} ${looks.before12}`}>{checkMessages.remarks[channel]}</p>
      <OtherChannel channel={other} {...findings[other]} />
    </Dialog>
  )
}

interface SummaryProps {
  channel: CatalogueChannel
  refused: number
  warned: number
  fine: number
}

function Summary({ channel, refused, warned, fine }: SummaryProps) {
  return (
    <ul className={styles.summary}>
      {refused > 0 && (
        <li data-weight="blocks">
          <CloseCircleOutlined aria-hidden /> {checkMessages.refused(refused, channel)}
        </li>
      )}
      {warned > 0 && (
        <li data-weight="warns">
          <ExclamationCircleOutlined aria-hidden /> {checkMessages.warned(warned)}
        </li>
      )}
      {fine > 0 && (
        <li data-weight="none">
          <CheckCircleOutlined aria-hidden /> {checkMessages.fine(fine)}
        </li>
      )}
    </ul>
  )
}

/** The check covers both catalogues: the faults of the other one are rendered when it is opened. */
function OtherChannel({ channel, refused, warned, faults }: ChannelFindings & { channel: CatalogueChannel }) {
  const [isOpen, setOpen] = useState(false)
  const text = checkMessages.other(channel, refused, warned)
  if (faults.length === 0) return <p className={`${looks.hint} ${looks.flush} ${looks.before12}`}>{text}</p>
  return (
    <details className={styles.other} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text}</summary>
      {isOpen && <CatalogueFaults channel={channel} faults={faults} />}
    </details>
  )
}
