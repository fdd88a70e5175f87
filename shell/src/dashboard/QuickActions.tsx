import { targetPath, useOffer } from '@loja/ui/parts'
import { Link } from 'react-router'
import { PageIcon } from '../page/PageIcon'
import { messages } from './messages'
import styles from './QuickActions.module.css'

export function QuickActions() {
  const offer = useOffer()
  const actions = [...offer.quickActions].sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'pt-BR'))
  return (
    <nav aria-label={messages.quickActions} className={styles.actions}>
      {actions.map((action) => {
        const to = targetPath(offer, action)
        return (
          to !== null && (
            <Link key={`${to} ${action.label}`} to={to} className={styles.action}>
              <span className={styles.icon} aria-hidden>
                <PageIcon name={action.icon} />
              </span>
              {action.label}
            </Link>
          )
        )
      })}
    </nav>
  )
}
