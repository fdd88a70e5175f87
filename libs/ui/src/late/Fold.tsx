import { DownOutlined } from '@ant-design/icons'
import { type ReactNode, useId, useState } from 'react'
import { Surface } from '../parts/layout/Surface'
import styles from './Fold.module.css'
import { type Part, prefetchPart } from './part'
import { useRememberedChoice } from './use-remembered-choice'

const STATES = ['closed', 'open'] as const

interface Props {
  /** Under which the choice is remembered. */
  name: string
  title: string
  note?: ReactNode
  failure?: ReactNode
  /** Closing hides the content, which may hold typed text. */
  keepsContent?: boolean
  part?: Pick<Part<unknown>, 'load'>
  children: () => ReactNode
}

export function Fold({ name, title, note, failure, keepsContent = false, part, children }: Props) {
  const [state, setState] = useRememberedChoice(name, STATES, 'closed')
  const open = state === 'open'
  const [wasOpen, setWasOpen] = useState(open)
  const titleId = useId()
  const bodyId = useId()
  return (
    <Surface as="section" className={styles.fold} aria-labelledby={titleId} tabIndex={-1}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <button
            type="button"
            id={titleId}
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={bodyId}
            {...(part && prefetchPart(part))}
            onClick={() => {
              setState(open ? 'closed' : 'open')
              setWasOpen(true)
            }}
          >
            <DownOutlined aria-hidden className={styles.arrow} />
            {title}
          </button>
        </h2>
        {note !== undefined && (
          <span className={styles.note} role="status">
            {note}
          </span>
        )}
      </header>
      {failure}
      <div id={bodyId} hidden={!open}>
        {(open || (keepsContent && wasOpen)) && children()}
      </div>
    </Surface>
  )
}
