import type { FeedbackListRow } from '@loja/data'
import { formatDateTime } from '@loja/domain'
import { paths } from '@loja/platform'
import {
  ClampedText,
  ListDialogOpener,
  type ListField,
  type ListSelection,
  QuietText,
  ResponsiveList,
  type ShownRows,
} from '@loja/ui'
import { FeedbackComment } from './details/FeedbackComment'
import { FeedbackProduct } from './details/FeedbackProduct'
import { FeedbackStateLabel } from './FeedbackStateLabel'
import styles from './FeedbacksList.module.css'
import { messages } from './messages'
import { FeedbackActions } from './moderation/FeedbackActions'
import { feedbackName } from './moderation/feedback-row-actions'

const FIELDS: ListField<FeedbackListRow>[] = [
  {
    key: 'product',
    title: messages.product,
    card: 'heading',
    width: 224,
    render: (feedback) => <FeedbackProduct {...feedback} />,
  },
  {
    key: 'comment',
    title: messages.comment,
    card: 'caption',
    render: (feedback) => <FeedbackComment feedback={feedback} />,
  },
  {
    key: 'customer',
    title: messages.customer,
    card: 'footer',
    width: 144,
    render: ({ customerName, createdAt }) => (
      <>
        {customerName ? <ClampedText>{customerName}</ClampedText> : <QuietText>{messages.noName}</QuietText>}
        <span className={styles.date}>{formatDateTime(createdAt)}</span>
      </>
    ),
  },
  {
    key: 'state',
    title: messages.state,
    card: 'aside',
    width: 112,
    render: ({ state }) => <FeedbackStateLabel state={state} />,
  },
  {
    key: 'actions',
    title: messages.actions,
    card: 'footer',
    align: 'end',
    width: 136,
    render: (feedback) => <FeedbackActions feedback={feedback} />,
  },
]

interface Props extends ShownRows<FeedbackListRow> {
  selection: Pick<ListSelection<FeedbackListRow>, 'isSelected' | 'onSelect'>
}

const feedbackPath = (id: string) => `${paths.feedbacks}/${id}`

export function FeedbacksList({ selection, ...props }: Props) {
  return (
    <ListDialogOpener pathOf={feedbackPath}>
      <ResponsiveList
        {...props}
        label={messages.title}
        fields={FIELDS}
        rowKey={({ id }) => id}
        selection={{
          ...selection,
          label: (feedback) => messages.select(feedbackName(feedback)),
          allLabel: messages.selectPage,
        }}
      />
    </ListDialogOpener>
  )
}
