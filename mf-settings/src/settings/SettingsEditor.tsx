import type { AdminSettings, SettingsChange } from '@loja/data'
import { RestoredNotice, SaveActions, SaveBar, UnsavedChangesGuard, useIsPhone } from '@loja/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ConflictDialog } from './ConflictDialog'
import { useLinkedField } from './fields/use-linked-field'
import { useRefusedField } from './fields/use-refused-field'
import { messages } from './messages'
import styles from './SettingsEditor.module.css'
import { SettingsHeader } from './SettingsHeader'
import { SettingsLinks } from './SettingsLinks'
import { SettingsTabs } from './SettingsTabs'
import { useSaveSettings } from './use-save-settings'
import { useSettingsForm } from './use-settings-form'
import { useSettingsTab } from './use-settings-tab'

interface Props {
  stored: AdminSettings
  userId: string
  /** Shown if the settings could not be read again. */
  failure: ReactNode
}

export function SettingsEditor({ stored, userId, failure }: Props) {
  const isPhone = useIsPhone()
  const [tab, openTab] = useSettingsTab()
  const [comparing, setComparing] = useState(false)
  const leadTo = useRefusedField(tab, openTab)
  useLinkedField(leadTo)
  const form = useSettingsForm(stored, userId)
  const { save, saving } = useSaveSettings({
    onSaved: form.forgetSaved,
    onConflict: () => setComparing(true),
  })
  const changed = form.changed.length

  const send = (change: SettingsChange) => {
    setComparing(false)
    void save(change)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changed === 0) return
    if (form.tagRefused) leadTo('google_meta_tag')
    else if (form.conflicts.length > 0) setComparing(true)
    else send(form.change())
  }
  const actions = <SaveActions changed={changed} saving={saving} saveText={messages.save} onDiscard={form.discard} />
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {/* On a phone the actions are fixed at the bottom and always present, so that nothing moves. */}
      <SettingsHeader actions={!isPhone && actions} />
      {failure}
      {form.restored && <RestoredNotice onHide={form.hideRestored} />}
      <SettingsLinks />
      <SettingsTabs tab={tab} onOpen={openTab} form={form} />
      {isPhone && <SaveBar>{actions}</SaveBar>}
      {comparing && form.conflicts.length > 0 && (
        <ConflictDialog
          form={form}
          onKeepMine={() => {
            form.keepMine()
            send(form.changeAfterSeen())
          }}
          onTakeTheirs={() => {
            form.takeTheirs()
            setComparing(false)
          }}
          onCancel={() => setComparing(false)}
        />
      )}
      <UnsavedChangesGuard active={changed > 0} onDiscard={form.discard} />
    </form>
  )
}
