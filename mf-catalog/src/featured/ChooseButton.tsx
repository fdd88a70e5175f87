import type { ProductListRow } from '@loja/data/products'
import { Button } from 'antd'
import { createContext, use } from 'react'
import { lateMessages } from './late-messages'
import { useSetFeatured } from './queries'

/** Set above the list, because its fields are declared once. */
export const HasRoomContext = createContext(false)

export function ChooseButton({ product }: { product: ProductListRow }) {
  const hasRoom = use(HasRoomContext)
  const { mutate, isPending } = useSetFeatured()
  return (
    <Button
      size="small"
      disabled={!hasRoom}
      loading={isPending}
      aria-label={lateMessages.chooseOne(product.name)}
      onClick={() => {
        if (!isPending) mutate({ id: product.id, featured: true })
      }}
    >
      {lateMessages.choose}
    </Button>
  )
}
