import { type TrackingFlags, trackingFlags } from '@loja/domain/settings'
import looks from '@loja/ui/looks.module.css'
import { Surface } from '@loja/ui/parts'
import { useId } from 'react'
import { SettingField } from './fields/SettingField'
import { messages } from './messages'
import styles from './SettingsSectionCard.module.css'
import type { SettingsSection } from './settings-sections'
import type { SettingsForm } from './use-settings-form'

interface Props {
  section: SettingsSection
  form: SettingsForm
}

export function SettingsSectionCard({ section, form }: Props) {
  const titleId = useId()
  const { title, text } = messages.sections[section.id]
  return (
    <Surface as="section" className={styles.card} aria-labelledby={titleId}>
      <header>
        <div className={styles.titleLine}>
          <h2 id={titleId} className={looks.title}>
            {title}
          </h2>
          <SectionStatus section={section} form={form} />
        </div>
        <p className={styles.text}>{text}</p>
      </header>
      <div className={styles.fields}>
        {section.keys.map((key) => (
          <SettingField key={key} settingKey={key} form={form} />
        ))}
      </div>
    </Surface>
  )
}

function SectionStatus({ section: { id }, form: { values } }: Props) {
  const flags: TrackingFlags & { tiktok: boolean } = { ...trackingFlags(values), tiktok: values.tiktok_pixel_id !== '' }
  if (id !== 'meta' && id !== 'tiktok' && id !== 'ga4' && id !== 'ads') return null
  const half = id === 'ads' && (values.google_ads_conversion_id !== '' || values.google_ads_conversion_label !== '')
  const text = flags[id] ? messages.active : half ? messages.incomplete : messages.notConfigured
  return (
    <span className={styles.status} data-state={flags[id] ? 'active' : half ? 'incomplete' : 'none'}>
      <span className={styles.dot} aria-hidden />
      {text}
    </span>
  )
}
