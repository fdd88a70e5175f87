import { PRODUCT_IMAGES_LIMIT } from '@loja/domain/products'
import { FormSection } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { SpokenText } from '@loja/ui/parts'
import { type DragEvent, useState } from 'react'
import { focusField } from '../fields/field-control'
import { messages } from '../messages'
import type { ProductForm } from '../use-product-form'
import { AddImages } from './AddImages'
import { AddPictures, imageFiles } from './AddPictures'
import { ImageRow } from './ImageRow'
import { imageMessages } from './image-messages'
import { useImageOrder } from './use-image-order'

interface Props {
  form: ProductForm
  onSize: (address: string, size: { width: number; height: number }) => void
  files: File[] | null
  onFiles: (files: File[] | null) => void
}

export function ImagesSection({ form, onSize, files, onFiles }: Props) {
  const order = useImageOrder(form)
  const [said, setSaid] = useState('')
  const room = PRODUCT_IMAGES_LIMIT - order.images.length
  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.images.length) return
    order.move(from, to)
    setSaid(imageMessages.movedTo(from + 1, to + 1, order.images.length))
  }
  const dropFiles = (event: DragEvent) => {
    const dropped = imageFiles(event.dataTransfer)
    if (dropped.length === 0) return
    event.preventDefault()
    if (room > 0) onFiles(dropped)
  }
  return (
    <FormSection title={messages.sections.images}>
      {order.images.length === 0 ? (
        <p className={`${looks.quiet} ${looks.flush}`}>{imageMessages.none}</p>
      ) : (
        <ImageList order={order} onMove={move} onSize={onSize} onDrop={dropFiles} />
      )}
      <SpokenText role="status">{said}</SpokenText>
      <AddPictures
        files={files}
        room={room}
        onFiles={onFiles}
        onAdd={(addresses) => {
          order.add(addresses)
          setSaid(imageMessages.uploaded(addresses.length))
        }}
      />
      <AddImages form={form} />
    </FormSection>
  )
}

interface ListProps extends Pick<Props, 'onSize'> {
  order: ReturnType<typeof useImageOrder>
  onMove: (from: number, to: number) => void
  onDrop: (event: DragEvent) => void
}

function ImageList({ order, onMove, onSize, onDrop }: ListProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  return (
    <ol
      className={`${looks.stack} ${looks.list}`}
      aria-label={messages.sections.images}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={onDrop}
    >
      {order.images.map((address, index) => (
        <ImageRow
          key={address}
          address={address}
          index={index}
          count={order.images.length}
          isMain={address === order.mainImage}
          isDragged={dragged === index}
          onDragStart={() => setDragged(index)}
          onDragOver={() => {
            if (dragged === null || dragged === index) return
            order.move(dragged, index)
            setDragged(index)
          }}
          onDragEnd={() => setDragged(null)}
          onMove={(step) => onMove(index, index + step)}
          onMakeMain={() => order.makeMain(address)}
          onRemove={() => {
            order.remove(address)
            if (order.images.length === 1) focusField('images')
          }}
          onSize={(size) => onSize(address, size)}
        />
      ))}
    </ol>
  )
}
