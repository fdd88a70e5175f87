import type { CustomerCard } from '@loja/data/customers'
import { formatDate } from '@loja/domain/format'
import { PageLink, QuietText, StatusLabel } from '@loja/ui/parts'
import { FEEDBACK_STATE_LOOKS } from '../feedback/feedback-state-looks'
import { messages as feedbackMessages } from '../feedback/messages'
import { Stars } from '../feedback/Stars'
import { CardList, CardSection } from './CardSection'
import { messages } from './messages'

export function CustomerFeedbacks({ card: { feedbacks, feedbackCount } }: { card: CustomerCard }) {
  return (
    <CardSection title={messages.feedbacks(feedbackCount)}>
      {feedbacks.length === 0 ? (
        <QuietText>{messages.noFeedbacks}</QuietText>
      ) : (
        <CardList>
          {feedbacks.map(({ id, productName, rating, comment, state, createdAt }) => (
            <li key={id}>
              <Stars rating={rating} />{' '}
              <PageLink page="feedbacks" below={`/${id}`}>
                {productName}
              </PageLink>
              <div>{comment ?? feedbackMessages.noComment}</div>
              <StatusLabel {...FEEDBACK_STATE_LOOKS[state]} /> <QuietText>{formatDate(createdAt)}</QuietText>
            </li>
          ))}
        </CardList>
      )}
    </CardSection>
  )
}
