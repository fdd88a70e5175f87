import type { ProductListRow } from '@loja/data'
import { type ListField, type ListSelection, moveToNeighbourRow, ResponsiveList, type ShownRows } from '@loja/ui'
import { messages } from './messages'

interface Props extends ShownRows<ProductListRow> {
  fields: ListField<ProductListRow>[]
  selection: Pick<ListSelection<ProductListRow>, 'isSelected' | 'onSelect'>
}

/** Arrow keys move to the same cell of the next row. */
export function ProductsList({ selection, ...props }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the controls inside.
    <div onKeyDown={moveToNeighbourRow}>
      <ResponsiveList
        {...props}
        label={messages.title}
        selection={{
          ...selection,
          label: (product) => messages.select(product.name),
          allLabel: messages.selectPage,
        }}
      />
    </div>
  )
}
