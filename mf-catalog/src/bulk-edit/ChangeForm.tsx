import type { ProductBulkChange } from '@loja/data/products'
import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './BulkEditDialog.module.css'
import { BulkPreview, countLeft } from './BulkPreview'
import type { BulkTabProps } from './bulk-change'
import { KINDS, type PreviewedKind } from './kinds'
import { useBulkPreview } from './use-bulk-preview'

interface Props extends BulkTabProps {
  kind: PreviewedKind
  change: ProductBulkChange | null
  children?: ReactNode
}

export function ChangeForm({ kind, change, selection, busy, choices, onApply, children }: Props) {
  const preview = useBulkPreview(selection, change)
  const { submit, isRefused } = KINDS[kind]
  const left = preview.ready ? countLeft(preview.data, preview.leaveOut) : 0
  // The database refuses the whole change unless these are left out.
  const isBlocked = preview.ready && isRefused && preview.data.exceptions > 0 && !preview.leaveOut
  const form = useRef<HTMLFormElement>(null)
  useEffect(function focusFirstField() {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const field = find('input:not([type="radio"])') ?? find('input')
    field?.focus()
  }, [])
  return (
    <form
      ref={form}
      className={styles.tab}
      onSubmit={(event) => {
        event.preventDefault()
        if (preview.ready) onApply({ change: preview.change, leaveOut: preview.leaveOut }, left)
      }}
    >
      <div className={styles.content}>
        {children}
        <BulkPreview preview={preview} kind={kind} choices={choices} />
      </div>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={busy} disabled={left === 0 || isBlocked}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
