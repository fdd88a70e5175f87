import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import { Button, Tag } from 'antd'
import { type DragEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
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
  const button = (label: string, icon: ReactNode, onClick: () => void, isDisabled?: boolean) => (
    <Button type="text" icon={icon} aria-label={label} aria-disabled={isDisabled} onClick={onClick} />
  )
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
          {button(imageMessages.moveUp(place), <ArrowUpOutlined />, () => onMove(-1), index === 0)}
          {button(imageMessages.moveDown(place), <ArrowDownOutlined />, () => onMove(1), place === count)}
          {button(imageMessages.remove(place), <DeleteOutlined />, onRemove)}
        </span>
      </div>
    </li>
  )
}
