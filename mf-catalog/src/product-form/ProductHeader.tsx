import { CopyOutlined, ExportOutlined } from '@ant-design/icons'
import type { ProductDetails } from '@loja/data/products'
import { formatDateTime } from '@loja/domain/format'
import { getPlatformConfig } from '@loja/platform'
import { ContributedLinks, LinkButton, PageHeader, SpokenText, usePageTitle } from '@loja/ui/parts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { productsPath } from '../product-path'
import { copyPath } from './copy-path'
import { readFormState } from './form-state'
import { messages } from './messages'
import styles from './ProductHeader.module.css'
import { ProductSteps } from './ProductSteps'

interface Props {
  stored: ProductDetails | null
  isCopy: boolean
  actions: ReactNode
}

export function ProductHeader({ stored, isCopy, actions }: Props) {
  const title = stored?.product.name ?? messages.newTitle
  usePageTitle(title)
  const newSummary = isCopy ? messages.copySummary : messages.newSummary
  return (
    <div className={styles.header}>
      <PageHeader
        title={title}
        up={useListPath()}
        summary={stored ? <StoredSummary stored={stored} /> : newSummary}
        actions={actions}
      />
    </div>
  )
}

export function useListPath(): { to: string; text: string } {
  const { listSearch } = readFormState(useLocation().state)
  return { to: `${productsPath()}${listSearch ?? ''}`, text: messages.backToList }
}

function StoredSummary({ stored: { id, createdAt, updatedAt } }: { stored: ProductDetails }) {
  return (
    <span className={styles.summary}>
      {messages.summary(formatDateTime(createdAt), formatDateTime(updatedAt))}
      <span className={styles.links}>
        <LinkButton to={copyPath(id)} size="small" icon={<CopyOutlined aria-hidden />}>
          {messages.duplicate}
        </LinkButton>
        <a href={`${getPlatformConfig().storefrontOrigin}/produto/${id}`} target="_blank" rel="noreferrer">
          <ExportOutlined aria-hidden /> {messages.viewInShop} <SpokenText>{messages.newTab}</SpokenText>
        </a>
        <ContributedLinks from="product" row={{ id }} />
        <ProductSteps id={id} />
      </span>
    </span>
  )
}
