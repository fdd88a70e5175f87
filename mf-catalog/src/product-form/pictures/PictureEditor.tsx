import { FieldNoticeLine } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Segmented } from 'antd'
import { useId } from 'react'
import { ReactCrop } from 'react-image-crop'
import styles from './PictureEditor.module.css'
import type { OpenedPicture } from './picture-file'
import { centredSquare, drawingOf, type Frame, type FrameKind } from './picture-frame'
import { pictureMessages } from './picture-messages'

interface Props {
  opened: OpenedPicture
  frame: Frame
  onFrame: (frame: Frame) => void
}

const KINDS = Object.entries(pictureMessages.frames).map(([value, label]) => ({ value: value as FrameKind, label }))
const SMALLEST_CROP_PX = 24

export function PictureEditor({ opened, frame, onFrame }: Props) {
  const frameId = useId()
  const { kind, area } = frame
  const { canvas, isEnlarged } = drawingOf(opened.size, frame)
  const changeKind = (next: FrameKind) => {
    onFrame({ kind: next, area: next === 'square' ? centredSquare(opened.size) : area })
  }
  const picture = (
    <img className={styles.picture} src={opened.preview} alt={pictureMessages.preview} draggable={false} />
  )
  return (
    <div className={`${looks.stackMedium} ${looks.narrow}`}>
      <Segmented
        aria-labelledby={frameId}
        className={styles.kinds}
        options={KINDS}
        value={kind}
        onChange={changeKind}
      />
      <span id={frameId} className={looks.spoken}>
        {pictureMessages.frame}
      </span>
      <div className={styles.stage}>
        {kind === 'square' || kind === 'free' ? (
          <ReactCrop
            className={styles.crop}
            crop={{ unit: '%', ...area }}
            {...(kind === 'square' && { aspect: 1 })}
            ariaLabels={pictureMessages.cropLabels}
            minWidth={SMALLEST_CROP_PX}
            minHeight={SMALLEST_CROP_PX}
            keepSelection
            onChange={(_pixels, { x, y, width, height }) => onFrame({ kind, area: { x, y, width, height } })}
          >
            {picture}
          </ReactCrop>
        ) : (
          <div className={styles.paper} data-kind={kind}>
            {picture}
          </div>
        )}
      </div>
      <div role="status">
        <p className={`${looks.quiet} ${looks.flush}`}>{pictureMessages.result(canvas.width, canvas.height)}.</p>
        {isEnlarged && <FieldNoticeLine notice={{ tone: 'warning', text: pictureMessages.enlarged }} />}
      </div>
    </div>
  )
}
