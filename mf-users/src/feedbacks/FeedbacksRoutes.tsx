import { paths } from '@loja/platform'
import { ListWithDialog } from '@loja/ui'
import { commentId } from './details/FeedbackComment'
import { FeedbackNotFound, FeedbackRoute } from './details/FeedbackRoute'
import { FeedbacksPage } from './FeedbacksPage'

export function FeedbacksRoutes() {
  return (
    <ListWithDialog
      path={paths.feedbacks}
      list={<FeedbacksPage />}
      Dialog={FeedbackRoute}
      MissingDialog={FeedbackNotFound}
      openerId={commentId}
    />
  )
}
