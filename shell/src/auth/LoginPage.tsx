import { accessAtom, getPlatformConfig } from '@loja/platform'
import { Surface } from '@loja/ui'
import { Alert } from 'antd'
import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router'
import { StoreLogo } from '../page/StoreLogo'
import { useTitle } from '../page/use-title'
import { CheckingAccess } from './CheckingAccess'
import styles from './LoginPage.module.css'
import { messages } from './messages'
import { returnPath } from './return-path'
import { SignInForm } from './SignInForm'
import { sessionEndedAtom } from './session-ended'

export function LoginPage() {
  const access = useAtomValue(accessAtom)
  const { search } = useLocation()
  // A person who is signed in never sees the form, not even for the moment in which that is found out.
  if (access.status === 'checking') return <CheckingAccess />
  if (access.status !== 'signed-out') return <Navigate to={returnPath(search)} replace />
  return <SignIn />
}

function SignIn() {
  useTitle(messages.signIn)
  const ended = useAtomValue(sessionEndedAtom)
  return (
    <main className={styles.page}>
      <Surface className={styles.panel}>
        <div className={styles.brand}>
          <StoreLogo />
          <strong className={styles.storeName}>{getPlatformConfig().storeName}</strong>
        </div>
        <h1 className={styles.title}>{messages.signInTitle}</h1>
        {ended && (
          <Alert className={styles.alert} type="info" showIcon title={messages.sessionEnded[ended]} role="status" />
        )}
        <SignInForm />
      </Surface>
    </main>
  )
}
