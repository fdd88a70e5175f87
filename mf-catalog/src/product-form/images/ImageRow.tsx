import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import { Button, Tag } from 'antd'
import { type DragEvent, type KeyboardEvent, useRef } from 'react'
import { ImagePreview } from './ImagePreview'
import styles from './ImagesSection.module.css'
import { imageMessages } from './image-messages'

interface Props {
  address: string
  index: number
  count: number
  isMain: boolean
  isDragged: boolean
  onDragStart: () => void
  onDragOver: () => void
  onDragEnd: () => void
  onMove: (step: -1 | 1) => void
  onMakeMain: () => void
  onRemove: () => void
  onSize: (size: { width: number; height: number }) => void
}

export function ImageRow(props: Props) {
  const { address, index, count, isMain, isDragged, onMove, onMakeMain, onRemove, onSize } = props
  const place = index + 1
  const row = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(row)
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    // Firefox requires data for a drag.
    event.dataTransfer.setData('text/plain', address)
    props.onDragStart()
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    props.onDragOver()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li
      ref={row}
      className={styles.row}
      data-dragged={isDragged}
      draggable
      onDragStart={onDragStart}
      onDragOver={onDragOver}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={props.onDragEnd}
      onKeyDown={onKeyDown}
    >
      <HolderOutlined className={styles.handle} aria-hidden />
      <ImagePreview address={address} alt={imageMessages.image(place)} onSize={onSize} />
      <div className={styles.actions}>
        {isMain ? (
          <Tag className={styles.main} color="processing">
            {imageMessages.main}
          </Tag>
        ) : (
          <Button type="link" size="small" aria-label={imageMessages.makeMainOf(place)} onClick={onMakeMain}>
            {imageMessages.makeMain}
          </Button>
        )}
        <span className={styles.buttons}>
          <Button
            type="text"
            icon={<ArrowUpOutlined />}
            aria-label={imageMessages.moveUp(place)}
            aria-disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <Button
            type="text"
            icon={<ArrowDownOutlined />}
            aria-label={imageMessages.moveDown(place)}
            aria-disabled={place === count}
            onClick={() => onMove(1)}
          />
          <Button type="text" icon={<DeleteOutlined />} aria-label={imageMessages.remove(place)} onClick={onRemove} />
        </span>
      </div>
    </li>
  )
}
