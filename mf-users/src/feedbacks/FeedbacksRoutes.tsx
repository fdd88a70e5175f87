import { ListWithDialog } from '@loja/ui/lists'
import { commentId } from './details/FeedbackComment'
import { FeedbackNotFound, FeedbackRoute } from './details/FeedbackRoute'
import { FeedbacksPage } from './FeedbacksPage'

export { FEEDBACKS } from './queries'

export function FeedbacksRoutes() {
  return (
    <ListWithDialog
      list={<FeedbacksPage />}
      Dialog={FeedbackRoute}
      MissingDialog={FeedbackNotFound}
      openerId={commentId}
    />
  )
}
