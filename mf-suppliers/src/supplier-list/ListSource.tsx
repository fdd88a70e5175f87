import { CloseOutlined, FileTextOutlined, InboxOutlined } from '@ant-design/icons'
import { FileDrop } from '@loja/ui/dialogs'
import { Progress } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { useNotify } from '@loja/ui/parts'
import { Button, Input } from 'antd'
import { useId } from 'react'
import { ACCEPTED_FILES, sourceOfFile } from './list-source'
import { messages } from './messages'
import styles from './SupplierList.module.css'
import type { SupplierList } from './use-supplier-list'

export function ListSource({ list: { list, draft, change, analyse } }: { list: SupplierList }) {
  const id = useId()
  const notify = useNotify()
  const { state } = list
  const isReading = state.step === 'analysing'
  const { text, file } = draft
  const choose = ([chosen]: File[]) => {
    if (!chosen) return
    const source = sourceOfFile(chosen)
    if (typeof source === 'string') notify.error(messages.fileFaults[source], messages.fileFaultTitle)
    else change({ file: chosen })
  }
  const read = () => {
    const source = file ? sourceOfFile(file) : ({ kind: 'text', text } as const)
    if (typeof source === 'string' || (source.kind === 'text' && text.trim() === ''))
      return notify.error(messages.nothingGiven)
    analyse(source)
  }
  const percent =
    state.step === 'analysing' && state.progress ? (100 * state.progress.done) / Math.max(1, state.progress.total) : 0
  return (
    <div className={looks.stackLarge}>
      {file ? (
        <div className={looks.row}>
          <FileTextOutlined aria-hidden />
          <span className={`${looks.strong} ${looks.anywhere}`}>{file.name}</span>
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={messages.removeFile(file.name)}
            disabled={isReading}
            onClick={() => change({ file: null })}
          />
        </div>
      ) : (
        <div className={looks.labelled}>
          <label htmlFor={id}>{messages.textLabel}</label>
          <Input.TextArea
            id={id}
            rows={10}
            spellCheck={false}
            autoComplete="off"
            disabled={isReading}
            aria-describedby={`${id}-hint`}
            placeholder={messages.textPlaceholder}
            value={text}
            onChange={(event) => change({ text: event.target.value })}
            onPaste={({ clipboardData }) => {
              // A copied table has a picture besides its text.
              if (clipboardData.getData('text') === '') choose([...clipboardData.files])
            }}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {messages.textHint}
          </p>
        </div>
      )}
      <FileDrop
        label={file ? messages.anotherFile : messages.chooseFile}
        accept={ACCEPTED_FILES}
        disabled={isReading}
        small
        hint={messages.fileHint}
        onChoose={choose}
      >
        <InboxOutlined aria-hidden className={styles.dropIcon} />
        <span>
          <span className={styles.chooseFile}>{file ? messages.anotherFile : messages.chooseFile}</span>{' '}
          {messages.dropFile}
        </span>
      </FileDrop>
      <div className={looks.line}>
        <Button type="primary" loading={isReading} onClick={read}>
          {messages.read}
        </Button>
        {state.step === 'analysing' && (
          <>
            <Button onClick={list.drop}>{messages.stop}</Button>
            <span className={styles.progress} role="status">
              <Progress percent={percent} size="small" showInfo={false} aria-label={messages.reading} />
              <span className={styles.hint}>
                {state.progress ? messages.readingRows(state.progress.done) : messages.reading}
              </span>
            </span>
          </>
        )}
      </div>
    </div>
  )
}
