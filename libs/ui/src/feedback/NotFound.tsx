import { paths } from '@loja/platform'
import { Result } from 'antd'
import { Link } from 'react-router'
import { messages } from '../messages'

/** For an address that nothing renders. */
export function NotFound() {
  return (
    <Result
      status="404"
      title={messages.notFoundTitle}
      subTitle={messages.notFoundText}
      extra={<Link to={paths.dashboard}>{messages.goToDashboard}</Link>}
    />
  )
}
