import type { FormEvent, FormHTMLAttributes, KeyboardEvent, ReactNode } from 'react'
import { useIsPhone } from '../../parts/layout/use-is-phone'
import { UnsavedChangesGuard } from '../UnsavedChangesGuard'
import { RestoredNotice } from './RestoredNotice'
import { SaveActions } from './SaveActions'
import { SaveBar } from './SaveBar'

interface Props extends Pick<FormHTMLAttributes<HTMLFormElement>, 'className'> {
  form: {
    changed: readonly string[]
    isChanged: boolean
    restored: boolean
    hideRestored: () => void
    discard: () => void
  }
  /** Receives the buttons on a desktop, unless there is a foot. */
  header: (actions: ReactNode) => ReactNode
  foot?: ReactNode
  failure: ReactNode
  saveText: string
  saving: boolean
  isNew?: boolean
  extra?: ReactNode
  isUnsaved?: boolean
  onSave: () => void
  children: ReactNode
}

/** Saves with Ctrl+S, and asks before the page is left. */
export function PageForm({ form, header, foot, failure, isUnsaved = false, onSave, children, ...props }: Props) {
  const { saveText, saving, isNew, extra, ...element } = props
  const isPhone = useIsPhone()
  const isAtFoot = isPhone || foot !== undefined
  const actions = (
    <SaveActions changed={form.changed.length} {...{ saveText, saving, isNew, extra }} onDiscard={form.discard} />
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    onSave()
  }
  return (
    <form {...element} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {header(!isAtFoot && actions)}
      {failure}
      {form.restored && <RestoredNotice onHide={form.hideRestored} />}
      {children}
      {/* On a phone the actions are fixed at the bottom and always present, so that nothing moves. */}
      {isAtFoot && (
        <SaveBar>
          {foot}
          {actions}
        </SaveBar>
      )}
      <UnsavedChangesGuard active={form.isChanged || isUnsaved} onDiscard={form.discard} />
    </form>
  )
}
