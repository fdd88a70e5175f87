import { CompassOutlined } from '@ant-design/icons'
import { getPlatformConfig, paths } from '@loja/platform'
import { useEffect } from 'react'
import { messages } from '../messages'
import { LinkButton } from '../navigation/LinkButton'
import { PageNotice } from './PageNotice'

/** For an address that nothing renders, inside of a module or out of it: the browser's tab says so too. */
export function NotFound() {
  useEffect(function nameThePage() {
    const before = document.title
    const title = `${messages.notFoundTitle} · ${getPlatformConfig().storeName}`
    document.title = title
    return () => {
      // Unless the next page has named itself.
      if (document.title === title) document.title = before
    }
  }, [])
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
