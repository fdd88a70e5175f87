import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { copyText } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { useNotify } from '@loja/ui/parts'
import { Button } from 'antd'
import { Fragment, useState } from 'react'
import { messages } from './messages'
import styles from './SendOutDialog.module.css'

export function PriceListPreview({ text, number, count }: { text: string; number: number; count: number }) {
  const notify = useNotify()
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  const copy = async () => {
    if (await copyText(text)) setCopied(text)
    else notify.error(messages.copyFailed)
  }
  return (
    <div className={styles.message}>
      <div className={styles.line}>
        <Button
          type="primary"
          icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
          onClick={() => void copy()}
        >
          {count === 1 ? messages.copyText : messages.copyPart(number)}
        </Button>
        <span className={looks.hint} role="status">
          {isCopied ? messages.copied : messages.characters(text.length)}
        </span>
      </div>
      <figure
        className={styles.bubble}
        // The arrow keys scroll a long text.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-label={count === 1 ? messages.preview : messages.part(number, count)}
      >
        <FormattedText text={text} />
      </figure>
    </div>
  )
}

const FORMATTED = /(\*[^*\n]+\*|~[^~\n]+~)/

function FormattedText({ text }: { text: string }) {
  return text.split(FORMATTED).map((part, index) => {
    const inside = part.slice(1, -1)
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>
    return part.startsWith('*') ? <strong key={index}>{inside}</strong> : <s key={index}>{inside}</s>
  })
}
