import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons'
import { formatBrlOrAbsent, formatTaxId } from '@loja/domain/format'
import { type InvoiceOrder, readAccessKey } from '@loja/domain/invoices'
import looks from '@loja/ui/looks.module.css'
import { QuietText } from '@loja/ui/parts'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { ChooseOrder } from '../details/ChooseOrder'
import { messages } from '../messages'
import styles from './ImportedNote.module.css'
import { importMessages } from './import-messages'
import type { ImportRow, JudgedRow } from './import-rows'

interface Props {
  judged: JudgedRow
  disabled: boolean
  onChoose: (row: ImportRow, order: InvoiceOrder | null) => void
  onFind: (row: ImportRow, typedNumber: string) => Promise<boolean>
}

const ICONS: Record<JudgedRow['state'], ReactNode> = {
  waiting: <QuestionCircleOutlined aria-hidden />,
  ready: <CheckCircleOutlined aria-hidden />,
  ask: <QuestionCircleOutlined aria-hidden />,
  refused: <CloseCircleOutlined aria-hidden />,
  attached: <CheckCircleOutlined aria-hidden />,
}

export function ImportedNote({ judged, disabled, onChoose, onFind }: Props) {
  const { row, state, headline, errors, warnings, mayChoose } = judged
  const [isChanging, setIsChanging] = useState(false)
  const asks = state === 'ask' || (state === 'refused' && mayChoose)
  return (
    <li className={styles.note} data-state={state} aria-label={row.name}>
      <div className={`${looks.lineEnds} ${looks.onBaseline} ${looks.spread}`}>
        <span className={looks.strong}>{row.document ? whatOf(row.document.facts) : row.name}</span>
        {row.document && <QuietText>{row.name}</QuietText>}
      </div>
      <div className={looks.line}>
        <span className={styles.icon}>{ICONS[state]}</span>
        <span>{headline}</span>
        {state === 'ready' && !isChanging && (
          <Button type="link" size="small" disabled={disabled} onClick={() => setIsChanging(true)}>
            {importMessages.changeOrder}
          </Button>
        )}
      </div>
      {errors.length > 0 && <Sentences texts={errors} />}
      {warnings.length > 0 && <Sentences texts={warnings} icon={<ExclamationCircleOutlined aria-hidden />} />}
      {(asks || (isChanging && state === 'ready')) && (
        <ChooseOrder
          row={row}
          disabled={disabled}
          autoFocus={isChanging}
          onChoose={(order) => {
            onChoose(row, order)
            setIsChanging(false)
          }}
          onFind={(typed) => onFind(row, typed)}
        />
      )}
    </li>
  )
}

function Sentences({ texts, icon }: { texts: readonly string[]; icon?: ReactNode }) {
  return (
    <ul className={styles.sentences}>
      {texts.map((text) => (
        <li key={text} data-warning={icon !== undefined}>
          {icon} {text}
        </li>
      ))}
    </ul>
  )
}

function whatOf({ accessKey, totalBrl, customerName, customerDocument }: NonNullable<ImportRow['document']>['facts']) {
  const { parts } = readAccessKey(accessKey)
  const number = Number(parts.number)
  return [
    Number.isFinite(number) && messages.noteTitle(number),
    formatBrlOrAbsent(totalBrl),
    customerName,
    customerDocument && formatTaxId(customerDocument),
  ]
    .filter(Boolean)
    .join(' · ')
}
