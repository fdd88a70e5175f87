import { accessAtom, getPlatformConfig } from '@loja/platform'
import { Alert, Button, Form, Input, Typography } from 'antd'
import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router'
import { StoreMark } from '../layout/StoreMark'
import styles from './LoginPage.module.css'
import { messages } from './messages'
import { returnPath } from './return-path'
import { type Credentials, useSignIn } from './use-sign-in'

export function LoginPage() {
  const access = useAtomValue(accessAtom)
  const { search } = useLocation()
  const { signIn, busy, errorText } = useSignIn()
  if (access.status !== 'signed-out' && access.status !== 'checking') {
    return <Navigate to={returnPath(search)} replace />
  }
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <div className={styles.brand}>
          <StoreMark />
          <Typography.Text strong>{getPlatformConfig().storeName}</Typography.Text>
        </div>
        <Typography.Title level={1} className={styles.title}>
          {messages.signInTitle}
        </Typography.Title>
        <Form<Credentials> layout="vertical" requiredMark={false} onFinish={(values) => void signIn(values)}>
          {errorText && <Alert className={styles.alert} type="error" showIcon title={errorText} role="alert" />}
          <Form.Item
            name="email"
            label={messages.email}
            rules={[{ required: true, whitespace: true, message: messages.emailMissing }]}
          >
            <Input type="email" size="large" autoComplete="username" autoFocus inputMode="email" />
          </Form.Item>
          <Form.Item
            name="password"
            label={messages.password}
            rules={[{ required: true, message: messages.passwordMissing }]}
          >
            <Input.Password size="large" autoComplete="current-password" />
          </Form.Item>
          <Button type="primary" size="large" htmlType="submit" block loading={busy}>
            {messages.signIn}
          </Button>
        </Form>
      </div>
    </main>
  )
}
