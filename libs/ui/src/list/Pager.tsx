import { formatCount } from '@loja/domain'
import { Pagination } from 'antd'
import { useIsPhone } from '../layout/use-is-phone'
import { messages } from '../messages'
import styles from './Pager.module.css'

interface Props {
  /** 1-based. */
  page: number
  pageSize: number
  /** Number of rows on all pages. */
  total: number
  onChange: (page: number) => void
}

/** Buttons for the pages of a list, with the rows that are shown. Absent while one page holds everything. */
export function Pager({ page, pageSize, total, onChange }: Props) {
  const isPhone = useIsPhone()
  if (total <= pageSize) return null
  return (
    <nav className={styles.pager} aria-label={messages.pages}>
      <Pagination
        current={page}
        pageSize={pageSize}
        total={total}
        onChange={onChange}
        showSizeChanger={false}
        simple={isPhone ? { readOnly: true } : false}
        showTotal={(_, [from, to]) => messages.range(formatCount(from), formatCount(to), formatCount(total))}
      />
    </nav>
  )
}
