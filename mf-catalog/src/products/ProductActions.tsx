import { CodeOutlined, DownloadOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { ExportStatus, LazyDialog, LinkButton } from '@loja/ui'
import { Button } from 'antd'
import { messages as exportMessages } from '../catalogue-export/messages'
import { useCatalogueExport } from '../catalogue-export/use-catalogue-export'
import { newProductPath } from '../product-path'
import { messages } from './messages'
import type { OpenDialog } from './open-dialog'
import styles from './ProductActions.module.css'

const loadCheck = async () => (await import('../catalogue-export/CatalogueCheckDialog')).CatalogueCheckDialog

interface Props {
  onOpen: (dialog: OpenDialog) => void
}

export function ProductActions({ onOpen }: Props) {
  const catalogue = useCatalogueExport()
  const isExporting = catalogue.state.status === 'running'
  return (
    <>
      <div className={styles.actions}>
        <Button icon={<UploadOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => onOpen({ name: 'import' })}>
          {messages.importText}
        </Button>
        <Button
          icon={<CodeOutlined aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => onOpen({ name: 'json-import' })}
        >
          {messages.importJson}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          className={styles.export}
          // Not `disabled`: focus returns here from the dialog.
          aria-disabled={isExporting}
          onClick={() => !isExporting && catalogue.start()}
        >
          {exportMessages.export}
        </Button>
        <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={newProductPath()}>
          {messages.newProduct}
        </LinkButton>
      </div>
      <div className={styles.status}>
        <ExportStatus work={catalogue} title={exportMessages.title} things={exportMessages.things} />
      </div>
      {catalogue.asked && (
        <LazyDialog
          name="catalogue-check"
          title={exportMessages.title}
          load={loadCheck}
          props={{ catalogue: catalogue.asked, onClose: catalogue.close }}
        />
      )}
    </>
  )
}
