import { CheckCircleOutlined, ExclamationCircleFilled } from '@ant-design/icons'
import { Placeholder } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure, useIsPhone, useOffer } from '@loja/ui/parts'
import { Button } from 'antd'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { useCounts } from '../counters/counts'
import { PageIcon } from '../page/PageIcon'
import { messages } from './late-messages'
import styles from './Tasks.module.css'
import { type Task, tasksOf } from './tasks-of'
import { useWorkToDo } from './use-work-to-do'

const CELLS = { phone: 6, wide: 8 }

export function Tasks() {
  const offer = useOffer()
  const counted = useCounts('todo')
  const { data, isError, isFetching, refetch } = useWorkToDo()
  if (isError && !data)
    return <LoadFailure text={messages.toDoFailed} busy={isFetching} onRetry={() => void refetch()} />
  const tasks = data && tasksOf(offer, data, counted)
  if (!tasks) return <Placeholder width="40%" />
  if (tasks.length > 0) return <TaskList tasks={tasks} />
  return (
    <p className={styles.nothing}>
      <CheckCircleOutlined aria-hidden /> {messages.nothingToDo}
    </p>
  )
}

function TaskList({ tasks }: { tasks: Task[] }) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const cells = useIsPhone() ? CELLS.phone : CELLS.wide
  const shown = all || tasks.length <= cells ? tasks : tasks.slice(0, cells - 1)
  const showAll = () => {
    flushSync(() => setAll(true))
    // In the place of the pressed button.
    list.current?.children[cells - 1]?.querySelector('a')?.focus()
  }
  return (
    <ul ref={list} className={styles.tasks}>
      {shown.map((task) => (
        <TaskRow key={`${task.to} ${task.text}`} {...task} />
      ))}
      {shown.length < tasks.length && (
        <li>
          <Button type="link" onClick={showAll}>
            {messages.moreTasks(tasks.length - shown.length)}
          </Button>
        </li>
      )}
    </ul>
  )
}

function TaskRow({ to, text, verb, icon, isUrgent }: Task) {
  const id = useId()
  const [, n, rest] = /^([\d.]+\+?)( .*)$/.exec(text) ?? []
  return (
    <li>
      {isUrgent ? (
        <ExclamationCircleFilled className={`${styles.icon} ${looks.warning}`} aria-label={messages.urgent} />
      ) : (
        <span className={styles.icon} aria-hidden>
          <PageIcon name={icon} />
        </span>
      )}
      <span id={`${id}text`} className={styles.text}>
        {n ? <strong>{n}</strong> : text}
        {rest}
      </span>
      {to !== null && (
        <Link to={to} id={`${id}verb`} className={styles.action} aria-labelledby={`${id}verb ${id}text`}>
          {verb}
        </Link>
      )}
    </li>
  )
}
