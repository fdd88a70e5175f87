import looks from '@loja/ui/looks.module.css'
import { Alert, Button, Radio } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { NO_HEADINGS } from '../index'
import type { ReadingChoices } from './analysis-protocol'
import styles from './ListReading.module.css'
import type { UnheadedList } from './list-state'
import { listMessages as messages } from './messages'
import { SheetSelect } from './SheetSelect'

interface Props {
  list: UnheadedList
  onChoose: (change: Partial<ReadingChoices>) => void
  onDrop: () => void
}

export function HeadingChoice({ list: { head, reason, busy }, onChoose, onDrop }: Props) {
  const [chosen, setChosen] = useState<number | null>(null)
  const headingLine = chosen ?? head.lines[0]?.line ?? NO_HEADINGS
  const place = useRef<HTMLDivElement>(null)
  useEffect(function takeFocusOfTheButton() {
    place.current?.focus()
  }, [])
  return (
    <section ref={place} tabIndex={-1} className={looks.stackMedium} aria-label={messages.headings}>
      <Alert type="warning" showIcon role="alert" title={messages.processFailed(reason)} />
      <SheetSelect
        sheets={head.sheets}
        sheet={head.sheet}
        busy={busy}
        onChoose={(change) => {
          setChosen(null)
          onChoose(change)
        }}
      />
      <p className={looks.flush}>{messages.headingsHint}</p>
      <Radio.Group
        className={styles.headings}
        aria-label={messages.headings}
        disabled={busy}
        value={headingLine}
        options={[
          ...head.lines.map(({ line, text }) => ({ value: line, label: messages.lineText(line, text) })),
          { value: NO_HEADINGS, label: messages.noHeadings },
        ]}
        onChange={(event) => setChosen(event.target.value)}
      />
      <div className={looks.line}>
        <Button type="primary" loading={busy} onClick={() => onChoose({ headingLine, mapping: undefined })}>
          {messages.useHeadings}
        </Button>
        <Button disabled={busy} onClick={onDrop}>
          {messages.changeList}
        </Button>
      </div>
    </section>
  )
}
