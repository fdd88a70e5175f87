import { paths } from '@loja/platform'
import { createModule } from '@loja/ui'
import { FeedbacksPage } from './feedbacks/FeedbacksPage'
import { UsersPage } from './users/UsersPage'

/** The module: the page of the route that it is mounted at. */
export default createModule({
  [paths.users]: UsersPage,
  [paths.feedbacks]: FeedbacksPage,
})
