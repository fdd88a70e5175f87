import { ConfigProvider } from 'antd'
import { useSyncExternalStore } from 'react'
import { SignInPage } from '../auth/SignInPage'
import { signInPlace } from '../auth/sign-in-place'
import type { SignIn } from '../auth/use-sign-in'
import { usePageTheme } from '../theme/use-page-theme'
import styles from './SignInStage.module.css'

interface Props {
  storeName: string
  signIn: SignIn
}

/** The sign-in page while it is shown, in the page's theme. The admin says when, once it is there (`LoginPage`). */
export function SignInStage(props: Props) {
  const { isShown, ended } = useSyncExternalStore(signInPlace.subscribe, signInPlace.get)
  const theme = usePageTheme()
  if (!isShown) return null
  // What antd's `App` gives the admin: the theme's variables, and its text.
  const themeClass = typeof theme.cssVar === 'object' ? theme.cssVar.key : ''
  return (
    <ConfigProvider theme={theme}>
      <div className={`${styles.stage} ${themeClass}`}>
        <SignInPage ended={ended} {...props} />
      </div>
    </ConfigProvider>
  )
}
