import { DownloadOutlined, ShareAltOutlined } from '@ant-design/icons'
import { dataMutation } from '@loja/data/client'
import looks from '@loja/ui/looks.module.css'
import { useDataMutation, useNotify } from '@loja/ui/parts'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { messages } from '../messages'
import styles from '../SendOutDialog.module.css'
import { canShare, downloadPictures, SHARED_AT_ONCE, sharePictures } from './deliver-pictures'
import type { MadePictures } from './make-pictures'

const downloading = dataMutation({
  mutationFn: (files: readonly File[]) => downloadPictures(files, messages.archive),
  errorText: messages.downloadFailed,
})

export function ReadyPictures({ files, withoutPhoto }: MadePictures) {
  const { mutate: download, isPending } = useDataMutation(downloading)
  return (
    <>
      <p role="status">{messages.ready(files.length)}</p>
      <div className={styles.line}>
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          autoFocus
          loading={isPending}
          onClick={() => download(files)}
        >
          {messages.download(files.length)}
        </Button>
        {canShare(files) && <ShareButton files={files} />}
      </div>
      {withoutPhoto.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={messages.withoutPhoto(withoutPhoto.length)}
          description={
            <ul className={`${looks.bullets} ${looks.anywhere}`}>
              {withoutPhoto.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          }
        />
      )}
    </>
  )
}

function ShareButton({ files }: { files: readonly File[] }) {
  const notify = useNotify()
  const [first, setFirst] = useState(0)
  const batch = files.slice(first, first + SHARED_AT_ONCE)
  const share = async () => {
    try {
      if (!(await sharePictures(batch))) return
      const next = first + SHARED_AT_ONCE
      setFirst(next < files.length ? next : 0)
    } catch {
      notify.error(messages.shareFailed)
    }
  }
  return (
    <Button icon={<ShareAltOutlined aria-hidden />} onClick={() => void share()}>
      {messages.share(first + 1, first + batch.length, files.length)}
    </Button>
  )
}
