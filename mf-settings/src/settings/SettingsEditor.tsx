import type { AdminSettings, SettingsChange } from '@loja/data/settings'
import { parseVerificationTag, SETTING_KEYS } from '@loja/domain/settings'
import { PageForm } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ConflictDialog } from './ConflictDialog'
import { useLinkedField } from './fields/use-linked-field'
import { useRefusedField } from './fields/use-refused-field'
import { messages } from './messages'
import { SettingsHeader } from './SettingsHeader'
import { SettingsTabs } from './SettingsTabs'
import { parseSettingsTab, type SettingsTab } from './settings-sections'
import { useSaveSettings } from './use-save-settings'
import { useSettingsForm } from './use-settings-form'

interface Props {
  stored: AdminSettings
  failure: ReactNode
}

export function SettingsEditor({ stored, failure }: Props) {
  const [tab, openTab] = useSettingsTab()
  const [comparing, setComparing] = useState(false)
  const leadTo = useRefusedField(tab, openTab)
  useLinkedField(leadTo)
  const form = useSettingsForm(stored)
  const { save, saving } = useSaveSettings({
    onSaved: form.saved,
    onConflict: () => setComparing(true),
  })

  const send = (change: SettingsChange) => {
    setComparing(false)
    void save(change)
  }
  const submit = () => {
    if (!form.isChanged) return
    const [tooLong] = SETTING_KEYS.filter((key) => form.errors[key])
    if (!parseVerificationTag(form.values.google_meta_tag).ok) leadTo('google_meta_tag')
    else if (tooLong) leadTo(tooLong)
    else if (form.conflicts.length > 0) setComparing(true)
    else send(form.toChange())
  }
  return (
    <PageForm
      form={form}
      className={looks.block}
      header={(actions) => <SettingsHeader actions={actions} />}
      failure={failure}
      saveText={messages.save}
      saving={saving}
      onSave={submit}
    >
      <SettingsTabs tab={tab} onOpen={openTab} form={form} />
      {comparing && form.conflicts.length > 0 && (
        <ConflictDialog
          form={form}
          onKeepMine={() => send(form.keepMine())}
          onTakeTheirs={() => {
            form.takeTheirs()
            setComparing(false)
          }}
          onCancel={() => setComparing(false)}
        />
      )}
    </PageForm>
  )
}

function useSettingsTab(): [SettingsTab, (tab: SettingsTab) => void] {
  const [query, setQuery] = useSearchParams()
  return [parseSettingsTab(query.get('aba')), (tab) => setQuery({ aba: tab })]
}
