import { CodeOutlined, DownloadOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { CATALOGUE_CHANNELS, type CatalogueChannel } from '@loja/domain'
import { ExportStatus, LinkButton, openDialog, prefetchDialog, RowMenu, useIsPhone } from '@loja/ui'
import { Button } from 'antd'
import { messages as exportMessages } from '../catalogue-export/messages'
import { useCatalogueExport } from '../catalogue-export/use-catalogue-export'
import { newProductPath } from '../product-path'
import { LinkedDialogs } from './LinkedDialogs'
import { messages } from './messages'
import styles from './ProductActions.module.css'
import { importDialog } from './product-dialogs'

export function ProductActions() {
  const catalogues = { facebook: useCatalogueExport('facebook'), google: useCatalogueExport('google') }
  const isPhone = useIsPhone()
  const isExporting = Object.values(catalogues).some(({ state }) => state.status === 'running')
  // Not `disabled`: focus returns here from the dialog.
  const exportNow = (channel: CatalogueChannel) => !isExporting && catalogues[channel].start()
  const formats = CATALOGUE_CHANNELS.map((channel) => ({
    key: channel,
    label: exportMessages.export[channel],
    icon: <DownloadOutlined aria-hidden />,
    onClick: () => exportNow(channel),
  }))
  const others = [
    {
      key: 'import',
      label: messages.importText,
      icon: <UploadOutlined aria-hidden />,
      onClick: () => openDialog(importDialog, {}),
    },
    {
      key: 'json-import',
      label: messages.importJson,
      icon: <CodeOutlined aria-hidden />,
      onClick: () => openDialog(importDialog, { tab: 'json' }),
    },
  ]
  return (
    <>
      <div className={styles.actions}>
        {isPhone ? (
          <RowMenu label={messages.moreActions} items={[...others, ...formats]} />
        ) : (
          <>
            {others.map(({ key, label, ...button }) => (
              <Button key={key} {...button} aria-haspopup="dialog" {...prefetchDialog(importDialog)}>
                {label}
              </Button>
            ))}
            <Button
              icon={<DownloadOutlined aria-hidden />}
              className={styles.export}
              aria-disabled={isExporting}
              onClick={() => exportNow('facebook')}
            >
              {exportMessages.export.facebook}
            </Button>
            <RowMenu label={exportMessages.formats} items={formats} />
          </>
        )}
        <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={newProductPath()}>
          {messages.newProduct}
        </LinkButton>
      </div>
      <div className={styles.status}>
        {Object.values(catalogues).map((work) => (
          <ExportStatus key={work.channel} work={work} title={exportMessages.title} things={exportMessages.things} />
        ))}
      </div>
      <LinkedDialogs />
    </>
  )
}
