import { dataMutation } from '@loja/data/client'
import { saveSettings, settingsKeys } from '@loja/data/settings'
import { MESSAGE_TEMPLATES, priceListMessages } from '@loja/domain/messages'
import { TemplateField } from '@loja/ui/dialogs'
import { useDataMutation } from '@loja/ui/parts'
import { Alert, Button } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { messages } from './messages'
import { PriceListPreview } from './PriceListPreview'
import styles from './SendOutDialog.module.css'
import { type SendTabProps, useSendFacts } from './use-send-settings'

const KEY = 'message_lista_de_precos'

const saving = dataMutation({
  mutationFn: ({ text, seen }: { text: string; seen: string }) =>
    saveSettings({ values: { [KEY]: text }, expected: { [KEY]: seen } }),
  successText: messages.templateSaved,
  errorText: messages.templateFailed,
  unknownText: messages.templateUnknown,
  invalidates: [settingsKeys.all],
})

export function PriceListTab({ products, now, settings }: SendTabProps) {
  const stored = settings[KEY]
  const [typed, setTyped] = useState<string | null>(null)
  const template = typed ?? stored
  const { mutate: save, isPending } = useDataMutation(saving)
  const facts = useSendFacts({ now, settings })
  const shown = useDeferredValue(template)
  const texts = useMemo(
    () => priceListMessages(shown, products, { ...facts, otherCategory: messages.otherCategory }),
    [shown, products, facts],
  )
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <TemplateField
          id="price-list-template"
          label={messages.template}
          value={template}
          initial={MESSAGE_TEMPLATES.lista_de_precos}
          placeholders={messages.placeholders}
          notice={template.includes('{nome}') ? null : { tone: 'warning', text: messages.withoutName }}
          minRows={8}
          onChange={setTyped}
        />
        <div>
          <Button
            disabled={template === stored}
            loading={isPending}
            onClick={() => save({ text: template, seen: stored })}
          >
            {messages.saveTemplate}
          </Button>
        </div>
      </div>
      <section className={styles.result} aria-label={messages.preview}>
        {texts.length > 1 && <Alert type="info" showIcon title={messages.split(texts.length)} />}
        {texts.map((text, index) => (
          <PriceListPreview key={index} text={text} number={index + 1} count={texts.length} />
        ))}
      </section>
    </div>
  )
}
