import type { ComponentProps } from 'react'
import styles from './FormControls.module.css'

/** While busy it keeps the focus, and sends nothing a second time. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <button
      type="submit"
      className={styles.submit}
      aria-busy={busy}
      // Enter in a field clicks it too.
      onClick={(event) => busy && event.preventDefault()}
    >
      {children}
    </button>
  )
}

export function PageButton({ href, children }: { href: string; children: string }) {
  return (
    <a ref={(link) => link?.focus()} href={href} className={styles.submit}>
      {children}
    </a>
  )
}

export function QuietButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.quiet} {...props} />
}

export function FormNote({ kind, text }: { kind: 'info' | 'success' | 'error'; text: string }) {
  return (
    <p role={kind === 'error' ? 'alert' : 'status'} data-kind={kind} className={styles.note}>
      {text}
    </p>
  )
}
