import type { ProfileRole } from '@loja/domain'
import { messages } from './messages'
import styles from './RoleLabel.module.css'

/** Administrators are few and matter: they stand out from the others. */
export function RoleLabel({ role }: { role: ProfileRole }) {
  return (
    <span className={styles.label} data-role={role}>
      {messages.roles[role]}
    </span>
  )
}
