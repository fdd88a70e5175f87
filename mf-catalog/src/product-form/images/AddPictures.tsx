import { CameraOutlined } from '@ant-design/icons'
import { DeclaredDialog, declareDialog, FileDrop } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useIsPhone } from '@loja/ui/parts'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { imageMessages } from './image-messages'

interface Props {
  files: File[] | null
  room: number
  onFiles: (files: File[] | null) => void
  onAdd: (addresses: string[]) => void
}

/** Phones convert HEIC for these types. */
const ACCEPTED = 'image/jpeg,image/png,image/webp'

const picturesDialog = declareDialog({
  title: imageMessages.upload,
  load: async () => (await import('../pictures/PicturesDialog')).PicturesDialog,
})

export function AddPictures({ files, room, onFiles, onAdd }: Props) {
  const isPhone = useIsPhone()
  const camera = useRef<HTMLInputElement>(null)
  const isFull = room <= 0
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = imageFiles(event.clipboardData)
    if (pasted.length === 0 || isFull || files !== null) return
    event.preventDefault()
    onFiles(pasted)
  })
  useEffect(function takePastedFiles() {
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  return (
    <div className={looks.stack}>
      <FileDrop
        label={imageMessages.upload}
        accept={ACCEPTED}
        multiple
        small
        disabled={isFull}
        hint={isFull ? imageMessages.full : imageMessages.uploadHint}
        onChoose={onFiles}
      >
        <strong>{imageMessages.upload}</strong>
      </FileDrop>
      {isPhone && !isFull && (
        <>
          <Button icon={<CameraOutlined />} onClick={() => camera.current?.click()}>
            {imageMessages.takePhoto}
          </Button>
          <input
            ref={camera}
            hidden
            type="file"
            accept={ACCEPTED}
            capture="environment"
            aria-label={imageMessages.takePhoto}
            onChange={({ target }) => {
              const taken = Array.from(target.files ?? [])
              target.value = ''
              if (taken.length > 0) onFiles(taken)
            }}
          />
        </>
      )}
      {files && <DeclaredDialog dialog={picturesDialog} props={{ files, room, onAdd, onClose: () => onFiles(null) }} />}
    </div>
  )
}

export function imageFiles(data: DataTransfer | null): File[] {
  return Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'))
}
