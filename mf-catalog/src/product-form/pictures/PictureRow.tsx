import { CheckCircleFilled, CloseOutlined, PictureOutlined, ReloadOutlined } from '@ant-design/icons'
import { FieldNoticeLine, useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { useRef } from 'react'
import styles from './PicturesDialog.module.css'
import { pictureMessages } from './picture-messages'
import { type ChosenPicture, isOpened } from './use-pictures'

interface Props {
  picture: ChosenPicture
  isChosen: boolean
  isLocked: boolean
  onChoose: () => void
  onRemove: () => void
  onCancel: () => void
  onRetry: () => void
}

export function PictureRow({ picture, isChosen, isLocked, onChoose, onRemove, onCancel, onRetry }: Props) {
  const { file, opened, state, failure } = picture
  const row = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(row)
  const problem = typeof opened === 'string' ? pictureMessages.problems[opened] : null
  const notice = state === 'failed' ? pictureMessages.failed(failure) : problem
  const isRunning = state === 'waiting' || state === 'sending'
  return (
    <li ref={row} className={styles.row} data-chosen={isChosen}>
      <button
        type="button"
        className={styles.choose}
        aria-label={pictureMessages.choose(file.name)}
        aria-pressed={isChosen}
        disabled={isLocked || !isOpened(picture) || state === 'sent'}
        onClick={onChoose}
      >
        {isOpened(picture) ? (
          <img className={styles.thumb} src={picture.opened.preview} alt="" width={48} height={48} />
        ) : (
          <PictureOutlined className={styles.thumb} aria-hidden />
        )}
      </button>
      <div className={`${looks.column} ${looks.fill}`}>
        <span className={looks.oneLine} title={file.name}>
          {file.name}
        </span>
        {!notice && (
          <span className={styles.state} data-state={state}>
            {state === 'sent' && <CheckCircleFilled aria-hidden />}
            {opened === null ? pictureMessages.opening : pictureMessages.states[state]}
          </span>
        )}
      </div>
      {state === 'failed' && (
        <Button
          type="text"
          icon={<ReloadOutlined />}
          aria-label={pictureMessages.retryOne(file.name)}
          onClick={onRetry}
        />
      )}
      {state !== 'sent' && (
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={isRunning ? pictureMessages.cancelOne(file.name) : pictureMessages.remove(file.name)}
          onClick={isRunning ? onCancel : onRemove}
        />
      )}
      {notice && (
        <div className={styles.notice}>
          <FieldNoticeLine notice={{ tone: 'error', text: notice }} />
        </div>
      )}
    </li>
  )
}
