import type { ProductDetails } from '@loja/data/products'
import type { NamedProduct } from '@loja/domain/products'
import { HistoryFold } from '@loja/records'
import { PageForm } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { newProductPath, productPath } from '../product-path'
import { ConflictDialog } from './conflict/ConflictDialog'
import { CostFold } from './costs/CostFold'
import { ImagesSection } from './images/ImagesSection'
import { messages } from './messages'
import { OthersNotice } from './OthersNotice'
import styles from './ProductEditor.module.css'
import { ProductHeader } from './ProductHeader'
import { type EditedProduct, toEdited } from './product-form-state'
import { CodesSection } from './sections/CodesSection'
import { DetailsSection } from './sections/DetailsSection'
import { IdentitySection } from './sections/IdentitySection'
import { OrganizationSection } from './sections/OrganizationSection'
import { PriceSection } from './sections/PriceSection'
import { ReadinessCard } from './sections/ReadinessCard'
import { ShopPreview } from './sections/ShopPreview'
import { VisibilitySection } from './sections/VisibilitySection'
import { StockFold } from './stock/StockFold'
import { useAfterSave } from './use-after-save'
import { useCatalogChoices } from './use-catalog-choices'
import { useProductForm } from './use-product-form'
import { useProductSave } from './use-product-save'

interface Props {
  initial: EditedProduct
  stored: ProductDetails | null
  isCopy?: boolean
  draft: string
  failure?: ReactNode
}

export function ProductEditor({ initial, stored: read, isCopy = false, draft, failure }: Props) {
  const [met, setMet] = useState<ProductDetails | null>(null)
  const stored = met && met.version > (read?.version ?? 0) ? met : read
  const form = useProductForm({ initial, stored, draft })
  const choices = useCatalogChoices(stored)
  const names = { categoryName: choices.categories.nameOf, brandName: choices.brands.nameOf }
  const { saving, comparing, compare, stopComparing, submit, resolve } = useProductSave({
    form,
    stored,
    names,
    onMet: setMet,
  })
  const { leadTo } = useAfterSave(form)
  const [files, setFiles] = useState<File[] | null>(null)
  const [sizes, setSizes] = useState<Record<string, { width: number; height: number }>>({})
  const { version } = form.base
  const isNew = version === 0
  if (stored && stored.version > version && !form.isChanged && !saving) form.rebase(toEdited(stored))

  const save = () => submit(isNew ? (id) => leadTo(productPath(id)) : undefined)
  const product: NamedProduct = {
    ...form.draft,
    categoryName: names.categoryName(form.values.categoryId),
    brandName: names.brandName(form.values.brandId),
  }
  return (
    <PageForm
      form={form}
      className={styles.form}
      header={(actions) => <ProductHeader stored={stored} isCopy={isCopy} actions={actions} />}
      failure={failure}
      saveText={messages.save}
      saving={saving}
      isNew={isNew}
      extra={
        isNew && (
          <Button disabled={saving} onClick={() => submit(() => leadTo(newProductPath()))}>
            {messages.saveAndNew}
          </Button>
        )
      }
      isUnsaved={files !== null}
      onSave={save}
    >
      <OthersNotice others={form.others} onCompare={compare} />
      <div className={styles.columns}>
        <div className={looks.stackLarge}>
          <IdentitySection form={form} />
          <PriceSection form={form} />
          <CodesSection form={form} />
          <ImagesSection
            form={form}
            files={files}
            onFiles={setFiles}
            onSize={(address, size) => setSizes((all) => ({ ...all, [address]: size }))}
          />
          <OrganizationSection form={form} choices={choices} />
          <DetailsSection form={form} />
          <VisibilitySection form={form} />
          {stored && <StockFold productId={stored.id} />}
          {stored && stored.product.cost !== null && <CostFold productId={stored.id} />}
          {stored && <HistoryFold subject={{ kind: 'product', id: stored.id }} />}
        </div>
        <div className={styles.side}>
          <ShopPreview product={product} />
          {/* Gets a line when the picture's size is known. */}
          <ReadinessCard product={product} mainImageSize={sizes[form.values.mainImage]} />
        </div>
      </div>
      {comparing && stored && stored.version !== version && (
        <ConflictDialog
          {...form.others}
          base={form.base}
          mine={form.values}
          theirs={toEdited(stored)}
          names={names}
          onResolve={resolve}
          onCancel={stopComparing}
        />
      )}
    </PageForm>
  )
}
