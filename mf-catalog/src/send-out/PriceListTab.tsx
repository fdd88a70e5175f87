import { dataMutation } from '@loja/data/client'
import { saveSettings, settingsKeys } from '@loja/data/settings'
import { MESSAGE_TEMPLATE_LIMIT, MESSAGE_TEMPLATES, priceListMessages } from '@loja/domain/messages'
import { TemplateField, useForm } from '@loja/ui/dialogs'
import { useDataMutation } from '@loja/ui/parts'
import { Alert, Button } from 'antd'
import { useDeferredValue, useMemo } from 'react'
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
  const seen = settings[KEY]
  const stored = useMemo(() => ({ template: seen }), [seen])
  const form = useForm({ initial: stored, stored, limits: { template: MESSAGE_TEMPLATE_LIMIT }, draft: null })
  const { template } = form.values
  const hint = template.includes('{nome}') ? null : ({ tone: 'warning', text: messages.withoutName } as const)
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
          notice={form.frame('template').notice ?? hint}
          minRows={8}
          onChange={(text) => form.set('template', text)}
        />
        <div>
          <Button
            disabled={!form.isChanged || !!form.errors.template}
            loading={isPending}
            onClick={() => save({ text: template, seen })}
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
