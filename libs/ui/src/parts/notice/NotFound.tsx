import { CompassOutlined } from '@ant-design/icons'
import { messages } from '../../messages'
import { LinkButton } from '../navigation/LinkButton'
import { usePagePath } from '../navigation/use-page-path'
import { PageNotice } from './PageNotice'
import { usePageTitle } from './use-page-title'

export function NotFound() {
  usePageTitle(messages.notFoundTitle)
  const dashboard = usePagePath('dashboard')
  return (
    <PageNotice
      icon={<CompassOutlined />}
      title={messages.notFoundTitle}
      text={messages.notFoundText}
      actions={
        <LinkButton type="primary" to={dashboard ?? '/'}>
          {messages.goToDashboard}
        </LinkButton>
      }
    />
  )
}
