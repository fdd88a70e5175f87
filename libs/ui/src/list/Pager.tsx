import { formatCount } from '@loja/domain'
import { Pagination, type PaginationProps } from 'antd'
import { cloneElement, memo, type ReactElement } from 'react'
import { useIsPhone } from '../layout/use-is-phone'
import { messages } from './messages'
import styles from './Pager.module.css'

interface Props {
  page: number
  pageSize: number
  total: number
  onChange: (page: number) => void
  sizes?: { options: readonly number[]; onChange: (pageSize: number) => void }
}

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

/** antd's name of an arrow is only a tooltip around it. */
const withName: PaginationProps['itemRender'] = (_, type, element) =>
  type === 'prev' || type === 'next'
    ? cloneElement(element as ReactElement<{ 'aria-label': string }>, { 'aria-label': messages.pager[type] })
    : element
