import { formatCount } from '@loja/domain'
import { Pagination, type PaginationProps } from 'antd'
import { cloneElement, memo, type ReactElement } from 'react'
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
  /** Sizes to choose from, the smallest first, and what a choice does. */
  sizes?: { options: readonly number[]; onChange: (pageSize: number) => void }
}

/**
 * Buttons for the pages of a list, with the rows that are shown. Absent while the smallest page holds everything. Drawn
 * again only for other props: a tick in the list costs a row, not a pager.
 */
export const Pager = memo(function Pager({ page, pageSize, total, onChange, sizes }: Props) {
  const isPhone = useIsPhone()
  if (total <= Math.min(pageSize, sizes?.options[0] ?? pageSize)) return null
  return (
    <nav className={styles.pager} aria-label={messages.pages}>
      <Pagination
        current={page}
        pageSize={pageSize}
        total={total}
        onChange={(next, size) => (size === pageSize ? onChange(next) : sizes?.onChange(size))}
        showSizeChanger={sizes ? { 'aria-label': messages.pageSize, showSearch: false } : false}
        pageSizeOptions={sizes ? [...sizes.options] : undefined}
        simple={isPhone ? { readOnly: true } : false}
        itemRender={withName}
        showTotal={(_, [from, to]) => messages.range(formatCount(from), formatCount(to), formatCount(total))}
      />
    </nav>
  )
})

/** antd puts the name of an arrow into a tooltip of the element around the button. */
const withName: PaginationProps['itemRender'] = (_, type, element) =>
  type === 'prev' || type === 'next'
    ? cloneElement(element as ReactElement<{ 'aria-label': string }>, { 'aria-label': messages.pager[type] })
    : element
