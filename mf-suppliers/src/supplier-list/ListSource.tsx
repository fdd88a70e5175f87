import { CloseOutlined, FileTextOutlined, InboxOutlined } from '@ant-design/icons'
import type { AnalysisProgress } from '@loja/product-import/page'
import { FileDrop } from '@loja/ui/dialogs'
import { Progress } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { useNotify } from '@loja/ui/parts'
import { Button, Input } from 'antd'
import { useId } from 'react'
import { ACCEPTED_FILES, sourceOf, sourceOfFile } from './list-source'
import { messages } from './messages'
import styles from './SupplierList.module.css'
import type { SupplierList } from './use-supplier-list'

export function ListSource({ list: { list, draft, change, analyse } }: { list: SupplierList }) {
  const notify = useNotify()
  const { text, file } = draft
  const isReading = list.state.step === 'analysing'
  const choose = ([chosen]: File[]) => {
    if (!chosen) return
    const source = sourceOfFile(chosen)
    if (typeof source === 'string') notify.error(messages.fileFaults[source], messages.fileFaultTitle)
    else change({ file: chosen })
  }
  const read = () => {
    const source = sourceOf(draft)
    if (!source) return notify.error(messages.nothingGiven)
    analyse(source)
  }
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
        <ListText text={text} disabled={isReading} onChange={(typed) => change({ text: typed })} onFiles={choose} />
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
        {list.state.step === 'analysing' && (
          <>
            <Button onClick={list.drop}>{messages.stop}</Button>
            <ReadingProgress progress={list.state.progress} />
          </>
        )}
      </div>
    </div>
  )
}

interface TextProps {
  text: string
  disabled: boolean
  onChange: (text: string) => void
  onFiles: (files: File[]) => void
}

function ListText({ text, disabled, onChange, onFiles }: TextProps) {
  const id = useId()
  return (
    <div className={looks.labelled}>
      <label htmlFor={id}>{messages.textLabel}</label>
      <Input.TextArea
        id={id}
        rows={10}
        spellCheck={false}
        autoComplete="off"
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        placeholder={messages.textPlaceholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onPaste={({ clipboardData }) => {
          // A copied table has a picture besides its text.
          if (clipboardData.getData('text') === '') onFiles([...clipboardData.files])
        }}
      />
      <p id={`${id}-hint`} className={`${looks.hint} ${looks.flush} ${looks.regular}`}>
        {messages.textHint}
      </p>
    </div>
  )
}

function ReadingProgress({ progress }: { progress: AnalysisProgress | null }) {
  const percent = progress ? (100 * progress.done) / Math.max(1, progress.total) : 0
  return (
    <span className={styles.progress} role="status">
      <Progress percent={percent} size="small" showInfo={false} aria-label={messages.reading} />
      <span className={`${looks.hint} ${looks.flush} ${looks.regular}`}>
        {progress ? messages.readingRows(progress.done) : messages.reading}
      </span>
    </span>
  )
}
