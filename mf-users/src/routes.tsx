import { paths, type RemoteProps } from '@loja/platform'
import { createModule, LazyPage } from '@loja/ui'
import { UsersPage } from './users/UsersPage'

const UsersModule = createModule({ [paths.users]: UsersPage })

export default function Module({ basePath }: RemoteProps) {
  if (basePath !== paths.feedbacks) return <UsersModule basePath={basePath} />
  return (
    <LazyPage
      name="feedbacks"
      shape={{ kind: 'list', cards: 4 }}
      load={async () => (await import('./feedbacks/FeedbacksRoutes')).FeedbacksRoutes}
    />
  )
}
