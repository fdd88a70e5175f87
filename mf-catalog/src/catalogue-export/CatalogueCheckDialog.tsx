import { CheckCircleOutlined, CloseCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { saveFile } from '@loja/spreadsheet'
import { Dialog, DialogFooter, EmptyState, useNotify, words } from '@loja/ui'
import { Button } from 'antd'
import styles from './CatalogueCheckDialog.module.css'
import { CatalogueFaults } from './CatalogueFaults'
import { GOOGLE_CATEGORY } from './catalogue-columns'
import type { PreparedCatalogue } from './catalogue-file'
import { messages } from './messages'

interface Props {
  catalogue: PreparedCatalogue
  onClose: () => void
}

export function CatalogueCheckDialog({ catalogue, onClose }: Props) {
  const notify = useNotify()
  const { file, day, findings } = catalogue
  if (findings.products === 0) {
    const close = (
      <Button autoFocus onClick={onClose}>
        {messages.close}
      </Button>
    )
    return (
      <Dialog title={messages.checkTitle} onCancel={onClose} footer={close}>
        <EmptyState title={messages.emptyTitle} hint={messages.empty} />
      </Dialog>
    )
  }
  const download = () => {
    saveFile(file, messages.fileName(day))
    notify.success(messages.done(findings.products))
    onClose()
  }
  return (
    <Dialog
      title={messages.checkTitle}
      width={720}
      onCancel={onClose}
      footer={
        <DialogFooter className={styles.footer}>
          <Button type="text" onClick={() => saveFile(findings.list, messages.listName(day))}>
            {messages.downloadList}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="primary" autoFocus onClick={download}>
            {findings.refused > 0 ? messages.downloadAnyway : messages.download}
          </Button>
        </DialogFooter>
      }
    >
      <Summary {...findings} />
      <CatalogueFaults faults={findings.faults} />
      <p className={styles.remark}>{messages.googleCategory(GOOGLE_CATEGORY)}</p>
    </Dialog>
  )
}

function Summary({ products, refused, warned }: PreparedCatalogue['findings']) {
  const fine = products - refused - warned
  return (
    <ul className={styles.summary}>
      {refused > 0 && (
        <li data-weight="blocks">
          <CloseCircleOutlined aria-hidden /> {messages.refused(refused)}
        </li>
      )}
      {warned > 0 && (
        <li data-weight="warns">
          <ExclamationCircleOutlined aria-hidden /> {messages.warned(warned)}
        </li>
      )}
      {fine > 0 && (
        <li data-weight="none">
          <CheckCircleOutlined aria-hidden /> {messages.fine(fine)}
        </li>
      )}
    </ul>
  )
}
