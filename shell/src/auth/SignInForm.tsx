import { Alert, Button, Form, Input } from 'antd'
import styles from './LoginPage.module.css'
import { messages } from './messages'
import { type Credentials, useSignIn } from './use-sign-in'

export function SignInForm() {
  const { signIn, busy, errorText } = useSignIn()
  return (
    <Form<Credentials>
      layout="vertical"
      requiredMark={false}
      // The browser's own bubbles speak the browser's language.
      noValidate
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => void signIn(values)}
    >
      {errorText && <Alert className={styles.alert} type="error" showIcon title={errorText} role="alert" />}
      <Form.Item
        name="email"
        label={messages.email}
        validateFirst
        // While it is typed it is not wrong yet.
        validateTrigger="onSubmit"
        rules={[
          { required: true, whitespace: true, message: messages.emailMissing },
          { type: 'email', transform: (email: string) => email.trim(), message: messages.emailInvalid },
        ]}
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
  )
}
