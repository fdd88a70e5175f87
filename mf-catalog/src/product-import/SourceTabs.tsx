import { useIsPhone } from '@loja/ui'
import { Input, Tabs } from 'antd'
import { useAtom } from 'jotai'
import { useId } from 'react'
import { type ImportTab, importFormAtom } from './analysis/list-state'
import { FileChoice } from './FileChoice'
import { messages } from './messages'
import styles from './SourceTabs.module.css'

const PHONE_GUTTER = 8

export function SourceTabs({ disabled }: { disabled: boolean }) {
  const [form, setForm] = useAtom(importFormAtom)
  const id = useId()
  const isPhone = useIsPhone()
  const change = (part: Partial<typeof form>) => setForm((current) => ({ ...current, ...part }))
  return (
    <Tabs
      // All three fit into 360 px; others would move into a menu.
      {...(isPhone && { tabBarGutter: PHONE_GUTTER, className: styles.phoneTabs })}
      activeKey={form.tab}
      onChange={(tab) => change({ tab: tab as ImportTab })}
      items={[
        {
          key: 'text',
          label: messages.tabs.text,
          children: (
            <div className={styles.pane}>
              <label htmlFor={id} className={styles.label}>
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
              <p id={`${id}-hint`} className={styles.hint}>
                {messages.textHint}
              </p>
            </div>
          ),
        },
        ...(['csv', 'xlsx'] as const).map((kind) => ({
          key: kind,
          label: kind === 'xlsx' && isPhone ? messages.shortXlsx : messages.tabs[kind],
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
