import type { PlatformConfig } from '@loja/platform'
import { useSyncExternalStore } from 'react'
import type { RecoveryLink } from '../auth/recovery/recovery-link'
import { SignInPage } from '../auth/sign-in/SignInPage'
import { signInPlace } from '../auth/sign-in/sign-in-place'
import type { SignIn } from '../auth/sign-in/use-sign-in'
import { useColorScheme } from '../theme/use-theme'
import styles from './SignInStage.module.css'

interface Props {
  config: PlatformConfig
  signIn: SignIn
  link: RecoveryLink | null
}

/** The sign-in page with its theme. The admin shows and hides it (`LoginPage`). */
export function SignInStage(props: Props) {
  const { isShown, ended } = useSyncExternalStore(signInPlace.subscribe, signInPlace.get)
  useColorScheme()
  if (!isShown) return null
  return (
    <div className={styles.stage}>
      <SignInPage ended={ended} {...props} />
    </div>
  )
}
