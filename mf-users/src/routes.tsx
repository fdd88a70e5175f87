import { paths } from '@loja/platform'
import { createModule, LazyPage } from '@loja/ui'
import { UsersPage } from './users/UsersPage'

/** A chunk of its own: who looks at users does not load it. */
function LazyFeedbacksPage() {
  return (
    <LazyPage
      name="feedbacks"
      shape={{ kind: 'list', cards: 4 }}
      load={async () => (await import('./feedbacks/FeedbacksPage')).FeedbacksPage}
    />
  )
}

/** The module: the page of the route that it is mounted at. */
export default createModule({
  [paths.users]: UsersPage,
  [paths.feedbacks]: LazyFeedbacksPage,
})
