import { CompassOutlined } from '@ant-design/icons'
import { paths } from '@loja/platform'
import { messages } from '../messages'
import { LinkButton } from '../navigation/LinkButton'
import { PageNotice } from './PageNotice'
import { usePageTitle } from './use-page-title'

export function NotFound() {
  usePageTitle(messages.notFoundTitle)
  return (
    <PageNotice
      icon={<CompassOutlined />}
      title={messages.notFoundTitle}
      text={messages.notFoundText}
      actions={
        <LinkButton type="primary" to={paths.dashboard}>
          {messages.goToDashboard}
        </LinkButton>
      }
    />
  )
}
