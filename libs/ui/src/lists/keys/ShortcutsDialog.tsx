import { Fragment } from 'react'
import { ReadDialog } from '../../dialogs/ReadDialog'
import looks from '../../parts/layout/looks.module.css'
import styles from './ShortcutsDialog.module.css'

interface Props {
  title: string
  keys: readonly (readonly [key: string, meaning: string])[]
  text: string
  onClose: () => void
}

export function ShortcutsDialog({ title, keys, text, onClose }: Props) {
  return (
    <ReadDialog title={title} width={480} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <Fragment key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={`${looks.quiet} ${looks.flush}`}>{text}</p>
    </ReadDialog>
  )
}
