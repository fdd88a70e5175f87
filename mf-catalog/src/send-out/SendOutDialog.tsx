import { dataQuery } from '@loja/data/client'
import { listProductsToSend, MAX_SENT_PRODUCTS, type ProductSelection, productKeys } from '@loja/data/products'
import { Dialog } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import { LoadFailure } from '@loja/ui/parts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Checkbox, Tabs } from 'antd'
import { useState } from 'react'
import { messages } from './messages'
import { PriceListTab } from './PriceListTab'
import { PicturesTab } from './pictures/PicturesTab'
import styles from './SendOutDialog.module.css'
import { useSendSettings } from './use-send-settings'

export function SendOutDialog({ selection, onClose }: { selection: ProductSelection; onClose: () => void }) {
  const [unavailable, setUnavailable] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    ...dataQuery(productKeys.toSend(selection, unavailable), (signal) =>
      listProductsToSend(selection, unavailable, signal),
    ),
    placeholderData: keepPreviousData,
    gcTime: 0,
    // Other prices would discard made pictures.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const settings = useSendSettings()
  const leftOut = data ? data.inactive + data.outOfStock : 0
  return (
    <Dialog title={messages.title} width={960} tall onCancel={onClose}>
      {isError && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {settings.isError && (
        <LoadFailure text={messages.settingsFailed} busy={settings.isFetching} onRetry={settings.retry} />
      )}
      {!data && !isError && <WaitingLines label={messages.loading} lines={6} />}
      {data && (
        <div className={styles.summary}>
          <p role="status">
            {messages.included(data.total)}
            {leftOut > 0 && !unavailable && ` ${messages.leftOut(data.inactive, data.outOfStock)}`}
          </p>
          {leftOut > 0 && (
            <Checkbox checked={unavailable} onChange={(event) => setUnavailable(event.target.checked)}>
              {messages.unavailable}
            </Checkbox>
          )}
        </div>
      )}
      {data && data.total > MAX_SENT_PRODUCTS && (
        <Alert type="warning" showIcon title={messages.tooMany(data.total, MAX_SENT_PRODUCTS)} />
      )}
      {data?.total === 0 && <Alert type="info" showIcon title={messages.none} />}
      {data && data.products.length > 0 && settings.values && (
        <Tabs
          items={[
            {
              key: 'text',
              label: messages.tabs.text,
              children: <PriceListTab products={data.products} now={data.now} settings={settings.values} />,
            },
            {
              key: 'pictures',
              label: messages.tabs.pictures,
              children: <PicturesTab products={data.products} now={data.now} settings={settings.values} />,
            },
          ]}
        />
      )}
    </Dialog>
  )
}
