import type { RejectedImportRow } from '@loja/data'
import { saveFile } from '@loja/spreadsheet'
import { Alert, Button } from 'antd'
import { errorFile } from '../product-import/analysis/csv-files'
import styles from './JsonImportDialog.module.css'
import { messages } from './messages'

const SHOWN = 10

export function RejectedProducts({ rows, count }: { rows: readonly RejectedImportRow[]; count: number }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={messages.rejectedTitle(count)}
      description={
        <>
          <ul className={styles.rejected}>
            {rows.slice(0, SHOWN).map(({ line, reason }) => (
              <li key={`${line} ${reason}`}>{reason}</li>
            ))}
            {count > SHOWN && <li>{messages.more(count - SHOWN)}</li>}
          </ul>
          <Button size="small" onClick={() => saveFile(errorFile(rows, [], 'produto'), messages.rejectedFile)}>
            {messages.download}
          </Button>
        </>
      }
    />
  )
}
