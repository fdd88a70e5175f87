import { ProductImage } from '@loja/records'
import looks from '@loja/ui/looks.module.css'
import { type MouseEvent, useEffect, useId } from 'react'
import { PageIcon } from '../page/PageIcon'
import styles from './CommandPalette.module.css'
import type { PaletteGroup, PaletteOption } from './palette-groups'
import { paletteMessages } from './palette-messages'

interface Props {
  id: string
  groups: readonly PaletteGroup[]
  index: number
  optionId: (of: number) => string
  onPoint: (of: number) => void
  onChoose: (option: PaletteOption, event: MouseEvent) => void
}

export function PaletteOptions({ id, groups, ...props }: Props) {
  const { index, optionId } = props
  const active = optionId(index)
  useEffect(
    function showActiveOption() {
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    },
    [active],
  )
  let first = 0
  return (
    <div id={id} role="listbox" aria-label={paletteMessages.entries}>
      {groups.map((group) => {
        const from = first
        first += group.options.length
        return <Group key={group.label} group={group} from={from} {...props} />
      })}
    </div>
  )
}

type GroupProps = Omit<Props, 'id' | 'groups'> & { group: PaletteGroup; from: number }

function Group({ group: { label, options }, from, index, optionId, onPoint, onChoose }: GroupProps) {
  const labelId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: of a list of options
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={styles.group}>
        {label}
      </div>
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
        <div
          key={option.to}
          id={optionId(from + at)}
          role="option"
          tabIndex={-1}
          aria-selected={from + at === index}
          className={styles.entry}
          onPointerMove={() => onPoint(from + at)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => onChoose(option, event)}
        >
          <span className={styles.icon} aria-hidden>
            {option.picture ? <ProductImage src={option.picture} /> : <PageIcon name={option.icon} />}
          </span>
          <span className={`${looks.fill} ${looks.breaking}`}>
            <span className={looks.clamped}>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
          <span className={`${looks.caption} ${looks.rigid}`}>{option.hint}</span>
        </div>
      ))}
    </div>
  )
}
