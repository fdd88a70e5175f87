import type { ProductBulkChange } from '@loja/data/products'
import { useState } from 'react'
import type { BulkTabProps } from './bulk-change'
import { ChangeForm } from './ChangeForm'
import { Picker } from './fields'
import { messages } from './messages'

type Kind = 'category' | 'brand'

const OF_KIND: Record<Kind, { list: 'categories' | 'brands'; change: (id: string) => ProductBulkChange }> = {
  category: { list: 'categories', change: (categoryId) => ({ kind: 'category', categoryId }) },
  brand: { list: 'brands', change: (brandId) => ({ kind: 'brand', brandId }) },
}

export const CategoryTab = (props: BulkTabProps) => <ChoiceTab {...props} kind="category" />
export const BrandTab = (props: BulkTabProps) => <ChoiceTab {...props} kind="brand" />

function ChoiceTab({ kind, ...tab }: BulkTabProps & { kind: Kind }) {
  const [id, setId] = useState<string | null>(null)
  const { list, change } = OF_KIND[kind]
  return (
    <ChangeForm {...tab} kind={kind} change={id === null ? null : change(id)}>
      <Picker
        label={messages.choices[kind].label}
        value={id}
        placeholder={messages.choices[kind].placeholder}
        showSearch={{ optionFilterProp: 'label' }}
        options={tab.choices[list].map((choice) => ({ value: choice.id, label: choice.name }))}
        onChange={(chosen) => setId(chosen as string)}
      />
    </ChangeForm>
  )
}
