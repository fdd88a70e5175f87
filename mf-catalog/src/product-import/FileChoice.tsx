import { FileTextOutlined, InboxOutlined } from '@ant-design/icons'
import type { ImportTab } from '@loja/product-import/page'
import { FileDrop } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useNotify } from '@loja/ui/parts'
import { messages } from './messages'
import styles from './SourceTabs.module.css'

interface Props {
  kind: FileKind
  file: File | null
  disabled: boolean
  onChoose: (file: File) => void
}

const ACCEPT: Record<FileKind, string> = { csv: '.csv,text/csv', xlsx: '.xlsx,.pdf', json: '.json,application/json' }
const HINTS: Record<FileKind, string> = { csv: messages.csvHint, xlsx: messages.xlsxHint, json: messages.jsonHint }
const WRONG: Record<FileKind, string> = { csv: messages.wrongCsv, xlsx: messages.wrongXlsx, json: messages.wrongJson }

export function FileChoice({ kind, file, disabled, onChoose }: Props) {
  const notify = useNotify()
  const take = ([chosen]: File[]) => {
    if (!chosen) return
    const problem = fileProblem(kind, chosen)
    if (problem === 'photo') notify.error(messages.photo, messages.wrongCsvTitle)
    else if (problem === 'wrong-kind') notify.error(WRONG[kind], messages.wrongCsvTitle)
    else if (problem === 'too-large') notify.error(messages.tooLarge, messages.tooLargeTitle)
    else onChoose(chosen)
  }
  return (
    <FileDrop
      label={file ? `${messages.anotherFile}: ${file.name}` : `${messages.chooseFile} ${messages.tabs[kind]}`}
      accept={ACCEPT[kind]}
      disabled={disabled}
      hint={HINTS[kind]}
      onChoose={take}
    >
      {file ? (
        <>
          <FileTextOutlined aria-hidden style={{ fontSize: 24 }} />
          <span className={styles.fileName}>{file.name}</span>
          <span className={`${looks.hint} ${looks.flush}`}>{messages.fileSize(file.size)}</span>
          <span className={styles.choose}>{messages.anotherFile}</span>
        </>
      ) : (
        <>
          <InboxOutlined aria-hidden style={{ fontSize: 24 }} />
          <span>
            <span className={styles.choose}>{messages.chooseFile}</span> {messages.dropFile}
          </span>
        </>
      )}
    </FileDrop>
  )
}

/** Larger files are not read (IMP-18). */
const MAX_FILE_BYTES = 50 * 1024 * 1024

type FileKind = Exclude<ImportTab, 'text'>

type FileProblem = 'wrong-kind' | 'photo' | 'too-large'

const TYPES: Record<FileKind, { type: string; name: RegExp }> = {
  csv: { type: 'text/csv', name: /\.csv$/i },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name: /\.xlsx$/i },
  json: { type: 'application/json', name: /\.json$/i },
}

function fileProblem(kind: FileKind, file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  const { type, name } = TYPES[kind]
  const isKind = file.type === type || name.test(file.name) || (kind === 'xlsx' && isPdf(file))
  // The sentence about CSV is of the specification (IMP-03).
  if (!isKind) return kind !== 'csv' && file.type.startsWith('image/') ? 'photo' : 'wrong-kind'
  return file.size > MAX_FILE_BYTES ? 'too-large' : null
}

export function isPdf({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name)
}
