import looks from '@loja/ui/looks.module.css'
import { Input, Segmented, Select } from 'antd'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './BulkEditDialog.module.css'

export const Fields = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, ...props }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <span id={id}>{label}</span>
      <Segmented<Value> className={styles.choice} aria-labelledby={id} {...props} />
    </div>
  )
}

type InputProps = Pick<ComponentProps<typeof Input>, 'autoFocus' | 'inputMode' | 'prefix' | 'suffix' | 'placeholder'>

interface TextProps extends InputProps {
  label: string
  text: string
  isWrong: boolean
  hint: string
  onChange: (text: string) => void
}

export function Text({ label, text, isWrong, hint, onChange, ...input }: TextProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        {...input}
        id={id}
        value={text}
        autoComplete="off"
        status={isWrong ? 'error' : ''}
        aria-describedby={hint}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

export function Picker({ label, ...select }: { label: string } & ComponentProps<typeof Select>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} />
    </div>
  )
}

export function Hint({ id, isWrong, children }: { id: string; isWrong: boolean; children: string }) {
  return (
    <p id={id} className={styles.hint} role="status">
      {isWrong ? <span className={looks.error}>{children}</span> : children}
    </p>
  )
}

interface ChosenTextProps<Value extends string> extends ChoiceProps<Value>, Omit<InputProps, 'autoFocus'> {
  textLabel: string
  text: string
  /** The text if it is wrong. */
  problem: string | null
  hint: string
  onText: (text: string) => void
}

export function ChosenText<Value extends string>(props: ChosenTextProps<Value>) {
  const { label, value, options, onChange, textLabel, problem, hint, onText, ...input } = props
  const hintId = useId()
  const isWrong = problem !== null
  return (
    <>
      <Fields>
        <Choice label={label} value={value} options={options} onChange={onChange} />
        <Text {...input} label={textLabel} isWrong={isWrong} hint={hintId} onChange={onText} />
      </Fields>
      <Hint id={hintId} isWrong={isWrong}>
        {problem ?? hint}
      </Hint>
    </>
  )
}
