import { CheckOutlined, EyeInvisibleOutlined, MessageOutlined } from '@ant-design/icons'
import type { FeedbackListRow } from '@loja/data/feedbacks'
import { useOpenListDialog } from '@loja/ui/parts'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { messages } from '../messages'
import styles from './FeedbackActions.module.css'
import { feedbackName } from './feedback-row-actions'
import { useSetFeedbackState } from './use-set-feedback-state'

const ICONS = { aprovado: <CheckOutlined aria-hidden />, oculto: <EyeInvisibleOutlined aria-hidden /> }
const VERBS = { aprovado: messages.approve, oculto: messages.hide }
const KEYS = { aprovado: 'A', oculto: 'O' }

/** After the customer changed the text, the first press only confirms that it was read. */
export function FeedbackActions({ feedback }: { feedback: FeedbackListRow }) {
  const open = useOpenListDialog()
  const { setState, saving } = useSetFeedbackState()
  const name = feedbackName(feedback)
  const text = `${feedback.rating} ${feedback.comment}`
  const [readText, setReadText] = useState(text)
  const isChanged = text !== readText
  const stateButton = (state: keyof typeof VERBS) => (
    <ActionButton
      label={`${VERBS[state]} ${name}`}
      verb={VERBS[state]}
      keyName={KEYS[state]}
      icon={ICONS[state]}
      pressed={(saving ?? feedback.state) === state}
      onClick={() => (isChanged ? setReadText(text) : setState(feedback, state))}
    />
  )
  const verb = feedback.reply ? messages.editReply : messages.reply
  return (
    <div>
      <div className={styles.actions} aria-busy={saving !== undefined}>
        {stateButton('aprovado')}
        {stateButton('oculto')}
        <ActionButton
          label={feedback.reply ? `${verb} ao ${name}` : `${verb} ${name}`}
          verb={verb}
          keyName="R"
          icon={<MessageOutlined aria-hidden />}
          onClick={() => open(feedback.id)}
        />
      </div>
      <span role="status" className={styles.changed}>
        {isChanged && messages.changed}
      </span>
    </div>
  )
}

interface ActionProps {
  label: string
  verb: string
  keyName: string
  icon: ReactNode
  pressed?: boolean
  onClick: () => void
}

function ActionButton({ label, verb, keyName, icon, pressed, onClick }: ActionProps) {
  return (
    <Button
      type="text"
      className={styles.button}
      icon={icon}
      title={messages.withKey(verb, keyName)}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={keyName}
      onClick={onClick}
    >
      <span className={styles.word}>{verb}</span>
    </Button>
  )
}
