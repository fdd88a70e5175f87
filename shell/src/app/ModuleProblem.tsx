import { paths } from '@loja/platform'
import { Button, Result } from 'antd'
import { Link } from 'react-router'
import { messages } from './messages'

/** In the place of a module that cannot be shown. */
export function ModuleProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Result
        status="warning"
        title={messages.moduleProblemTitle}
        subTitle={text}
        extra={[
          <Button key="retry" type="primary" onClick={onRetry}>
            {messages.retry}
          </Button>,
          <Link key="dashboard" to={paths.dashboard}>
            <Button tabIndex={-1}>{messages.backToDashboard}</Button>
          </Link>,
        ]}
      />
    </div>
  )
}
