import type { ProductField, ProductFormValues } from '@loja/domain/products'
import { Dialog } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { words } from '@loja/ui/parts'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { fieldText, type NameLookup } from '../fields/field-text'
import { messages } from '../messages'
import styles from './ConflictDialog.module.css'

interface Props {
  conflicts: readonly ProductField[]
  theirsAlone: readonly ProductField[]
  base: ProductFormValues
  mine: ProductFormValues
  theirs: ProductFormValues
  names: NameLookup
  /** @param given conflicting fields that keep the other session's values */
  onResolve: (given: ProductField[]) => void
  onCancel: () => void
}

type EditChoice = 'mine' | 'theirs'
type Choices = Partial<Record<ProductField, EditChoice>>

/** Two sessions changed one product (PROD-13). */
export function ConflictDialog({ conflicts, theirsAlone, base, mine, theirs, names, onResolve, onCancel }: Props) {
  const [choices, setChoices] = useState<Choices>({})
  const chooseAll = (choice: EditChoice) => setChoices(Object.fromEntries(conflicts.map((field) => [field, choice])))
  const open = conflicts.filter((field) => choices[field] === undefined)
  return (
    <Dialog
      title={messages.conflictTitle}
      width={720}
      onCancel={onCancel}
      secondary={<Button onClick={onCancel}>{words.cancel}</Button>}
      primary={
        <Button
          type="primary"
          disabled={open.length > 0}
          onClick={() => onResolve(conflicts.filter((field) => choices[field] === 'theirs'))}
        >
          {messages.saveResolved}
        </Button>
      }
    >
      <p>{messages.conflictText}</p>
      {conflicts.length > 1 && (
        <div className={looks.wrap}>
          <Button size="small" onClick={() => chooseAll('theirs')}>
            {messages.allTheirs}
          </Button>
          <Button size="small" onClick={() => chooseAll('mine')}>
            {messages.allMine}
          </Button>
        </div>
      )}
      {conflicts.map((field) => (
        <fieldset key={field} className={styles.field}>
          <legend className={styles.label}>{messages.fields[field].label}</legend>
          <Radio.Group
            className={styles.choices}
            name={`conflict-${field}`}
            value={choices[field] ?? null}
            onChange={({ target }) => setChoices((made) => ({ ...made, [field]: target.value as EditChoice }))}
          >
            <Radio value="theirs">
              <Value label={messages.theirs} text={fieldText(field, theirs, names)} />
            </Radio>
            <Radio value="mine">
              <Value label={messages.mine} text={fieldText(field, mine, names)} />
            </Radio>
          </Radio.Group>
        </fieldset>
      ))}
      {theirsAlone.length > 0 && <TheirChanges fields={theirsAlone} {...{ base, theirs, names }} />}
    </Dialog>
  )
}

interface TheirProps extends Pick<Props, 'base' | 'theirs' | 'names'> {
  fields: readonly ProductField[]
}

function TheirChanges({ fields, base, theirs, names }: TheirProps) {
  return (
    <section className={styles.alone} aria-label={messages.theirsAlone}>
      <h3 className={styles.label}>{messages.theirsAlone}</h3>
      <ul className={`${looks.bullets} ${looks.anywhere}`}>
        {fields.map((field) => (
          <li key={field}>
            {messages.fields[field].label}: {fieldText(field, base, names)} →{' '}
            <strong>{fieldText(field, theirs, names)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Value({ label, text }: { label: string; text: string }) {
  return (
    <span className={`${looks.column} ${looks.narrow}`}>
      <span className={looks.hint}>{label}</span> <span className={styles.text}>{text}</span>
    </span>
  )
}
