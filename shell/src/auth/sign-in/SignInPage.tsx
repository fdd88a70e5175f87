import { Surface } from '@loja/ui'
import { Alert } from 'antd'
import { StoreLogo } from '../../page/StoreLogo'
import { useDocumentTitle } from '../../page/use-document-title'
import { messages } from '../messages'
import { SignInForm } from './SignInForm'
import styles from './SignInPage.module.css'
import type { SessionEnded } from './sign-in-place'
import type { SignIn } from './use-sign-in'

interface Props {
  storeName: string
  ended: SessionEnded
  signIn: SignIn
}

export function SignInPage({ storeName, ended, signIn }: Props) {
  useDocumentTitle(messages.signIn, storeName)
  return (
    <main className={styles.page}>
      <Surface className={styles.panel}>
        <div className={styles.brand}>
          <StoreLogo />
          <strong className={styles.storeName}>{storeName}</strong>
        </div>
        <h1 className={styles.title}>{messages.signInTitle}</h1>
        {ended && (
          <Alert className={styles.alert} type="info" showIcon title={messages.sessionEnded[ended]} role="status" />
        )}
        <SignInForm signIn={signIn} />
      </Surface>
    </main>
  )
}
