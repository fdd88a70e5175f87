import {
  MESSAGE_TEMPLATES,
  messageFacts,
  orderMessage,
  parsePixDiscount,
  priceListMessages,
  type TemplateKind,
} from '@loja/domain/messages'
import type { PlainSettingKey } from '@loja/domain/settings'
import { getPlatformConfig } from '@loja/platform'
import { TemplateField } from '@loja/ui/dialogs'
import { messages } from '../messages'
import type { SettingsForm } from '../use-settings-form'
import { fieldId } from './field-id'
import styles from './MessageField.module.css'
import { noticeOf } from './setting-notice'

interface Props {
  settingKey: PlainSettingKey
  kind: TemplateKind
  form: SettingsForm
}

export function MessageField({ settingKey, kind, form }: Props) {
  const { label } = messages.fields[settingKey]
  const value = form.values[settingKey]
  const isPriceList = kind === 'lista_de_precos'
  return (
    <TemplateField
      id={fieldId(settingKey)}
      label={label}
      value={value}
      initial={MESSAGE_TEMPLATES[kind]}
      placeholders={isPriceList ? messages.priceListPlaceholders : messages.placeholders}
      notice={noticeOf(settingKey, form)}
      onChange={(text) => form.set(settingKey, text)}
    >
      <figure className={styles.preview} aria-label={messages.previewOf(label)}>
        {(isPriceList ? examplePrices(value, form) : exampleMessage(value)) || messages.emptyMessage}
      </figure>
    </TemplateField>
  )
}

function exampleMessage(template: string): string {
  return orderMessage(template, messageFacts(messages.exampleOrder, getPlatformConfig().storeName, messages.examplePix))
}

function examplePrices(template: string, { values }: SettingsForm): string {
  const { storeName, storefrontOrigin } = getPlatformConfig()
  const { exampleProducts, exampleMoment, otherCategory } = messages
  return priceListMessages(template, exampleProducts, {
    storeName,
    shopOrigin: storefrontOrigin || window.location.origin,
    now: exampleMoment,
    pixDiscount: parsePixDiscount(values.pix_discount),
    otherCategory,
  }).join('\n\n')
}
