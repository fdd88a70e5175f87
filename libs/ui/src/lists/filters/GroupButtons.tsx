import { ABSENT, formatCount } from '@loja/domain/format'
import looks from '../../parts/layout/looks.module.css'
import styles from './GroupButtons.module.css'

interface Props<Group extends string> {
  label: string
  groups: { key: Group; label: string; count: number | null; tone?: 'error' | undefined }[]
  chosen: Group
  onChoose: (group: Group) => void
}

export function GroupButtons<Group extends string>({ label, groups, chosen, onChoose }: Props<Group>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div className={styles.groups} role="group" aria-label={label}>
      {groups.map(({ key, label: name, count, tone }) => (
        <button
          key={key}
          type="button"
          className={styles.groupButton}
          aria-pressed={key === chosen}
          disabled={count === null}
          data-tone={count === 0 ? undefined : tone}
          onClick={() => onChoose(key)}
        >
          <span className={looks.hint}>{name}</span>{' '}
          <span className={styles.groupCount}>{count === null ? ABSENT : formatCount(count)}</span>
        </button>
      ))}
    </div>
  )
}
