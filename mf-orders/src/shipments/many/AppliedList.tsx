import { DownloadOutlined } from '@ant-design/icons'
import { saveFile } from '@loja/spreadsheet'
import { Button } from 'antd'
import { messages } from './messages'
import { CodesTable } from './ReviewTable'
import styles from './ReviewTable.module.css'
import { type AppliedRow, isApplied } from './review-rows'
import { reasonOf, unappliedFile } from './unapplied-file'

const FILE_NAME = 'codigos-nao-aplicados.csv'

export function AppliedList({ rows }: { rows: AppliedRow[] }) {
  const left = rows.filter((row) => !isApplied(row))
  return (
    <>
      {left.length > 0 && (
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => saveFile(unappliedFile(rows), FILE_NAME)}>
          {messages.download(left.length)}
        </Button>
      )}
      <CodesTable label={messages.result} last={messages.result}>
        {rows.map((one) => (
          <tr key={one.row.line}>
            <td className={styles.line}>{one.row.line}</td>
            <td>{one.row.target?.number ?? one.row.order}</td>
            <td>{one.row.code}</td>
            <td>{one.applied?.sent ? `${reasonOf(one)}, ${messages.nowSent}` : reasonOf(one)}</td>
          </tr>
        ))}
      </CodesTable>
    </>
  )
}
