import { CopyOutlined } from '@ant-design/icons'
import { useNotify } from '@loja/ui/parts'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import styles from '../SendOutDialog.module.css'
import { canCopyPicture, copyPicture } from './deliver-pictures'
import { drawPicture, loadPictureFonts } from './draw-picture'
import { encoded, type PictureRequest, pictureGroups, withPhotos } from './make-pictures'
import { PICTURE_SIZES } from './picture-layout'

/** The policy of the page shows no `blob:` addresses, so it is drawn here. */
export function PicturePreview({ request }: { request: PictureRequest }) {
  const { products, perPicture, look, facts } = request
  const notify = useNotify()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<PictureRequest>()
  const [first = []] = pictureGroups(products, perPicture)
  useEffect(
    function drawFirst() {
      const control = new AbortController()
      const draw = async () => {
        const [group = []] = pictureGroups(products, perPicture)
        const [photos] = await Promise.all([withPhotos(group, control.signal), loadPictureFonts()])
        if (control.signal.aborted || !canvas.current) return
        drawPicture(canvas.current, photos, look, facts)
        setDrawn(request)
      }
      void draw()
      return () => control.abort()
    },
    [request, products, perPicture, look, facts],
  )
  const copy = async () => {
    if (!canvas.current) return
    try {
      await copyPicture(encoded(canvas.current, 'image/png'))
      notify.success(messages.pictureCopied)
    } catch {
      notify.error(messages.pictureNotCopied)
    }
  }
  const { width, height } = PICTURE_SIZES[look.format]
  return (
    <div className={styles.result}>
      <canvas
        ref={canvas}
        className={styles.picture}
        style={{ aspectRatio: `${width} / ${height}` }}
        role="img"
        aria-label={messages.firstPicture(first.map(({ name }) => name).join(', '))}
        aria-busy={drawn !== request}
      />
      {canCopyPicture() && (
        <Button icon={<CopyOutlined aria-hidden />} disabled={!drawn} onClick={() => void copy()}>
          {messages.copyPicture}
        </Button>
      )}
    </div>
  )
}
