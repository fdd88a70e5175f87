import { CodeOutlined, DownloadOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { CATALOGUE_CHANNELS, type CatalogueChannel } from '@loja/domain'
import { ExportStatus, LazyDialog, LinkButton, RowMenu, useIsPhone } from '@loja/ui'
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
      onClick: () => onOpen({ name: 'import' }),
    },
    {
      key: 'json-import',
      label: messages.importJson,
      icon: <CodeOutlined aria-hidden />,
      onClick: () => onOpen({ name: 'import', tab: 'json' }),
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
              <Button key={key} {...button} aria-haspopup="dialog">
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
      {Object.values(catalogues).map(
        ({ channel, asked, close }) =>
          asked && (
            <LazyDialog
              key={channel}
              name="catalogue-check"
              title={exportMessages.title}
              load={loadCheck}
              props={{ catalogue: asked, onClose: close }}
            />
          ),
      )}
    </>
  )
}
