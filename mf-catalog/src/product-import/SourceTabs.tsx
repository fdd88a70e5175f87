import { type ImportTab, importFormAtom } from '@loja/product-import/page'
import looks from '@loja/ui/looks.module.css'
import { useIsPhone } from '@loja/ui/parts'
import { Input, Tabs } from 'antd'
import { useAtom } from 'jotai'
import { useId } from 'react'
import { FileChoice } from './FileChoice'
import { messages } from './messages'
import styles from './SourceTabs.module.css'

const PHONE_GUTTER = 8

interface Props {
  tab: ImportTab
  disabled: boolean
  onChange: (tab: ImportTab) => void
}

export function SourceTabs({ tab, disabled, onChange }: Props) {
  const [form, setForm] = useAtom(importFormAtom)
  const id = useId()
  const isPhone = useIsPhone()
  const labels = isPhone ? messages.shortTabs : messages.tabs
  const change = (part: Partial<typeof form>) => setForm((current) => ({ ...current, ...part }))
  return (
    <Tabs
      {...(isPhone && { tabBarGutter: PHONE_GUTTER, className: styles.phoneTabs })}
      activeKey={tab}
      onChange={(chosen) => onChange(chosen as ImportTab)}
      items={[
        {
          key: 'text',
          label: labels.text,
          children: (
            <div className={looks.stackSmall}>
              <label htmlFor={id} className={`${looks.hint} ${looks.flush}`}>
                {messages.textLabel}
              </label>
              <Input.TextArea
                id={id}
                className={styles.text}
                rows={6}
                spellCheck={false}
                autoComplete="off"
                disabled={disabled}
                aria-describedby={`${id}-hint`}
                placeholder={messages.textPlaceholder}
                value={form.text}
                onChange={(event) => change({ text: event.target.value })}
              />
              <p id={`${id}-hint`} className={`${looks.hint} ${looks.flush}`}>
                {messages.textHint}
              </p>
            </div>
          ),
        },
        ...(['csv', 'xlsx', 'json'] as const).map((kind) => ({
          key: kind,
          label: labels[kind],
          children: (
            <FileChoice
              kind={kind}
              file={form[kind]}
              disabled={disabled}
              onChoose={(file) => change({ [kind]: file })}
            />
          ),
        })),
      ]}
    />
  )
}
