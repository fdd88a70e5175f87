import { DownloadOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { dialogButton } from '@loja/ui/dialogs'
import { ExportStatus } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { LinkButton, useIsPhone } from '@loja/ui/parts'
import { Button } from 'antd'
import { messages as exportMessages } from '../catalogue-export/messages'
import { newProductPath } from '../product-path'
import { LinkedDialogs } from './LinkedDialogs'
import { messages } from './messages'
import styles from './ProductActions.module.css'
import { importDialog } from './product-dialogs'
import type { useProductExports } from './use-product-exports'

export function ProductActions({ exports }: { exports: ReturnType<typeof useProductExports> }) {
  const isPhone = useIsPhone()
  return (
    <>
      <div className={styles.actions}>
        {!isPhone && (
          <>
            <Button icon={<UploadOutlined aria-hidden />} {...dialogButton(importDialog, {})}>
              {messages.importText}
            </Button>
            {/* Not `disabled`: focus returns here from the dialog. */}
            <Button
              icon={<DownloadOutlined aria-hidden />}
              className={styles.export}
              aria-disabled={exports.isExportingCatalogue}
              onClick={() => exports.exportCatalogue('facebook')}
            >
              {exportMessages.export.facebook}
            </Button>
          </>
        )}
        <LinkButton type="primary" icon={isPhone ? undefined : <PlusOutlined aria-hidden />} to={newProductPath()}>
          {messages.newProduct}
        </LinkButton>
      </div>
      <div className={looks.ownLine}>
        {exports.works.map(({ key, work, title, things }) => (
          <ExportStatus key={key} work={work} title={title} things={things} />
        ))}
      </div>
      <LinkedDialogs />
    </>
  )
}
