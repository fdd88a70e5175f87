import type { PlatformConfig } from '@loja/platform'
import { Surface } from '@loja/ui/parts'
import { StoreLogo } from '../../page/StoreLogo'
import { useDocumentTitle } from '../../page/use-document-title'
import { messages } from '../messages'
import type { RecoveryLink } from '../recovery/recovery-link'
import { useRecovery } from '../recovery/use-recovery'
import { FormNote, QuietButton } from './FormControls'
import { SignInForm } from './SignInForm'
import styles from './SignInPage.module.css'
import type { SessionEnded } from './sign-in-place'
import type { SignIn } from './use-sign-in'

interface Props {
  config: PlatformConfig
  ended: SessionEnded
  signIn: SignIn
  link: RecoveryLink | null
}

export function SignInPage({ config, ended, signIn, link }: Props) {
  const { storeName, supabaseUrl } = config
  useDocumentTitle(messages.signIn, storeName)
  // The embedded server sends no e-mail.
  const isHosted = new URL(supabaseUrl).origin !== location.origin
  const { Panel, isFailed, isOpening, open, close, email } = useRecovery(link)
  return (
    <main className={styles.page}>
      <Surface className={styles.panel}>
        <div className={styles.brand}>
          <StoreLogo />
          <strong className={styles.storeName}>{storeName}</strong>
        </div>
        {Panel && <Panel api={config} link={link} email={email} onBack={close} />}
        {!Panel && !isOpening && (
          <>
            <h1 className={styles.title}>{messages.signInTitle}</h1>
            {ended && <FormNote kind="info" text={messages.sessionEnded[ended]} />}
            <SignInForm signIn={signIn} />
            {isHosted && <QuietButton onClick={open}>{messages.forgotPassword}</QuietButton>}
            {isFailed && <FormNote kind="error" text={messages.recoveryFailed} />}
          </>
        )}
      </Surface>
    </main>
  )
}
