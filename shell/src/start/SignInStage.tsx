import { THEME_CLASS } from '@loja/ui'
import { useSyncExternalStore } from 'react'
import { SignInPage } from '../auth/sign-in/SignInPage'
import { signInPlace } from '../auth/sign-in/sign-in-place'
import type { SignIn } from '../auth/sign-in/use-sign-in'
import { AntdTheme } from '../theme/AntdTheme'
import styles from './SignInStage.module.css'

/** The full locale of antd is loaded with the admin. */
const LOCALE = { locale: 'pt-br', global: { show: 'Mostrar', hide: 'Ocultar' } }

interface Props {
  storeName: string
  signIn: SignIn
}

/** The sign-in page with the theme. The admin shows and hides it (`LoginPage`). */
export function SignInStage(props: Props) {
  const { isShown, ended } = useSyncExternalStore(signInPlace.subscribe, signInPlace.get)
  if (!isShown) return null
  return (
    <AntdTheme locale={LOCALE}>
      {/* Same as antd's `App` in the admin: theme variables and text. */}
      <div className={`${styles.stage} ${THEME_CLASS}`}>
        <SignInPage ended={ended} {...props} />
      </div>
    </AntdTheme>
  )
}
