import { targetPath, useOffer } from '@loja/ui/parts'
import { Link } from 'react-router'
import styles from './SettingsLinks.module.css'

/** Settings on other pages, declared by their modules. Beside the tab bar, which holds only tabs. */
export function SettingsLinks() {
  const offer = useOffer()
  const links = offer.settingsSections.flatMap(({ label, ...target }) => {
    const to = targetPath(offer, target)
    return to === null ? [] : [{ to, label }]
  })
  if (links.length === 0) return null
  return (
    <div className={styles.links}>
      {links.map(({ to, label }) => (
        <Link key={`${to} ${label}`} to={to}>
          {label}
        </Link>
      ))}
    </div>
  )
}
