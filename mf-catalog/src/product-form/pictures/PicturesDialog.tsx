import { Dialog } from '@loja/ui/dialogs'
import { Progress } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { PictureEditor } from './PictureEditor'
import { PictureRow } from './PictureRow'
import styles from './PicturesDialog.module.css'
import { pictureMessages } from './picture-messages'
import { isOpened, usePictures } from './use-pictures'

export interface PicturesDialogProps {
  files: readonly File[]
  room: number
  onAdd: (addresses: string[]) => void
  onClose: () => void
}

export function PicturesDialog({ files, room, onAdd, onClose }: PicturesDialogProps) {
  const finish = (addresses: string[]) => {
    if (addresses.length > 0) onAdd(addresses)
    onClose()
  }
  const work = usePictures(files.slice(0, room), finish)
  const { pictures, sent, due, isSending } = work
  const [chosen, setChosen] = useState<string | null>(null)
  const framed = due.filter(isOpened)
  const shown = framed.find(({ id }) => id === chosen) ?? framed[0]
  const close = () => finish(sent)
  return (
    <Dialog
      title={pictureMessages.title}
      width={880}
      closable={!isSending}
      keyboard={!isSending}
      mask={{ closable: false }}
      onCancel={close}
      secondary={
        isSending ? (
          <Button onClick={work.cancelAll}>{pictureMessages.cancelSending}</Button>
        ) : (
          <>
            <Button onClick={close}>
              {sent.length > 0 ? pictureMessages.addSent(sent.length) : pictureMessages.cancel}
            </Button>
            <Button disabled={due.length === 0} onClick={work.sendAllAsTheyAre}>
              {pictureMessages.asTheyAre}
            </Button>
          </>
        )
      }
      primary={
        isSending ? (
          <div className={styles.progress} role="status">
            {pictureMessages.progress(sent.length, pictures.length)}
            <Progress percent={Math.round((sent.length / pictures.length) * 100)} showInfo={false} size="small" />
          </div>
        ) : (
          <Button type="primary" disabled={due.length === 0} onClick={work.sendAll}>
            {pictureMessages.send(due.length)}
          </Button>
        )
      }
    >
      {files.length > room && <Alert className={looks.after12} type="warning" showIcon title={pictureMessages.full} />}
      <div className={styles.columns}>
        {shown && !isSending && (
          <PictureEditor
            key={shown.id}
            opened={shown.opened}
            frame={shown.frame}
            onFrame={(frame) => work.frame(shown.id, frame)}
          />
        )}
        <ol className={`${looks.stack} ${looks.list}`} aria-label={pictureMessages.list}>
          {pictures.map((picture) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              isChosen={!isSending && picture.id === shown?.id}
              isLocked={isSending}
              onChoose={() => setChosen(picture.id)}
              onRemove={() => work.remove(picture.id)}
              onCancel={() => work.cancel(picture.id)}
              onRetry={() => work.retry(picture)}
            />
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
