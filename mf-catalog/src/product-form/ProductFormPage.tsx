import { isDataError } from '@loja/data/client'
import type { ProductDetails } from '@loja/data/products'
import { isUuid } from '@loja/domain/format'
import { EMPTY_PRODUCT_VALUES, type ProductFormValues, toFormValues } from '@loja/domain/products'
import { accessAtom } from '@loja/platform'
import { newUuid } from '@loja/ui/dialogs'
import { LoadingPage } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure } from '@loja/ui/parts'
import { Alert } from 'antd'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { COPY_PARAM } from './copy-path'
import { messages } from './messages'
import { ProductEditor } from './ProductEditor'
import { useListPath } from './ProductHeader'
import { ProductNotFound } from './ProductNotFound'
import { toEdited } from './product-form-state'
import { useProduct } from './queries'

export function ProductFormPage() {
  const { productId } = useParams()
  const { key } = useLocation()
  const [query] = useSearchParams()
  const copied = query.get(COPY_PARAM)
  const access = useAtomValue(accessAtom)
  if (access.status !== 'granted') return null
  const { userId } = access
  if (productId !== undefined)
    return (
      <WithProduct key={`${userId} ${productId}`} id={productId}>
        {(stored, failure) => (
          <ProductEditor initial={toEdited(stored)} stored={stored} draft={`product-${stored.id}`} failure={failure} />
        )}
      </WithProduct>
    )
  if (copied === null) return <NewProduct key={`${userId} ${key}`} values={EMPTY_PRODUCT_VALUES} />
  return (
    <WithProduct key={`${userId} ${key}`} id={copied}>
      {(stored) => <NewProduct values={copyOf(stored)} copied={stored.id} />}
    </WithProduct>
  )
}

function copyOf({ product }: ProductDetails): ProductFormValues {
  return {
    ...toFormValues(product),
    name: messages.copyName(product.name),
    sku: '',
    gtin: '',
    isFeatured: false,
    featuredFrom: '',
    featuredUntil: '',
  }
}

function NewProduct({ values, copied }: { values: ProductFormValues; copied?: string }) {
  const [initial] = useState(() => ({ ...values, id: newUuid(), version: 0, typedImages: '' }))
  return (
    <ProductEditor
      initial={initial}
      stored={null}
      isCopy={copied !== undefined}
      draft={copied ? `product-copy-${copied}` : 'product-new'}
    />
  )
}

interface WithProductProps {
  id: string
  children: (stored: ProductDetails, failure: ReactNode) => ReactNode
}

function WithProduct({ id, children }: WithProductProps) {
  return isUuid(id) ? <ReadProduct id={id}>{children}</ReadProduct> : <ProductNotFound />
}

function ReadProduct({ id, children }: WithProductProps) {
  const { data, error, isFetching, refetch } = useProduct(id)
  const up = useListPath()
  const isGone = isDataError(error, 'not-found')
  if (isGone && !data) return <ProductNotFound />
  const failure = isGone ? (
    <Alert className={looks.after16} type="error" showIcon title={messages.goneText} />
  ) : (
    error && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  )
  if (data) return children(data, failure)
  return <LoadingPage title={messages.loadingTitle} up={up} label={messages.loading} failure={failure} />
}
