import { dataQuery } from '@loja/data/client'
import type { OrderWithProducts } from '@loja/data/orders'
import { getSettings, settingsKeys } from '@loja/data/settings'
import { formatBrl } from '@loja/domain/format'
import { dueBrl } from '@loja/domain/orders'
import { Dialog } from '@loja/ui/dialogs'
import { CopyButton, WaitingLines } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure, PageLink } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { Button, QRCode } from 'antd'
import { messages } from './messages'
import styles from './PixDialog.module.css'
import { pixOf } from './pix'

export function PixDialog({ order, onClose }: { order: OrderWithProducts; onClose: () => void }) {
  const { data: settings, isError, isFetching, refetch } = useQuery(dataQuery(settingsKeys.forAdmin, getSettings))
  const code = settings && pixOf(order, settings)
  return (
    <Dialog
      width={480}
      title={messages.pixTitle(order.orderNumber)}
      onCancel={onClose}
      secondary={<Button onClick={onClose}>{messages.close}</Button>}
    >
      {isError && !settings && (
        <LoadFailure text={messages.pixFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!settings && !isError && <WaitingLines label={messages.pixLoading} lines={6} />}
      {code === null && (
        <p>
          {messages.pixMissing}{' '}
          <PageLink page="settings" search="?campo=pix_key">
            {messages.pixSettings}
          </PageLink>
        </p>
      )}
      {code && (
        <div className={styles.pix}>
          {/* Dark on light in every colour scheme: not every bank reads the inverse. */}
          <div role="img" aria-label={messages.pixQr}>
            <QRCode type="svg" value={code} size={240} color="#000" bgColor="#fff" errorLevel="M" />
          </div>
          <strong>{formatBrl(dueBrl(order.total ?? 0, order.payments))}</strong>
          <div className={looks.anywhere}>
            {code} <CopyButton text={code} name={messages.copyPix} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
