import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { messages } from '../messages'
import styles from './CopyButton.module.css'
import { copyText } from './copy-text'
import { Tooltip } from './Tooltip'

const RESULT_MS = 3_000

export function CopyButton({ text, name }: { text: string; name: string }) {
  const [result, setResult] = useState<{ copied: boolean }>()
  useEffect(
    function forgetResult() {
      if (!result) return
      const timer = setTimeout(() => setResult(undefined), RESULT_MS)
      return () => clearTimeout(timer)
    },
    [result],
  )
  const label = result ? (result.copied ? messages.copied : messages.notCopied) : name
  return (
    <Tooltip title={label}>
      <Button
        className={styles.button}
        type="text"
        size="small"
        icon={result?.copied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
        aria-label={label}
        onClick={async () => setResult({ copied: await copyText(text) })}
      />
    </Tooltip>
  )
}
