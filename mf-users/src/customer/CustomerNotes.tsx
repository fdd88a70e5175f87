import type { CustomerNote } from '@loja/data/customers'
import { PageLink, QuietText } from '@loja/ui/parts'
import { CardList, CardSection } from './CardSection'
import styles from './CustomerNotes.module.css'
import { messages } from './messages'

export function CustomerNotes({ notes }: { notes: CustomerNote[] }) {
  return (
    <CardSection title={messages.notes}>
      <CardList>
        {notes.map((note) => (
          <li key={note.id}>
            <div className={styles.body}>{note.body}</div>
            <QuietText>{messages.noted(note)}</QuietText>{' '}
            <PageLink page="orders" below={`/${note.orderId}`}>
              {note.orderNumber}
            </PageLink>
          </li>
        ))}
      </CardList>
    </CardSection>
  )
}
