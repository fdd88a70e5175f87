import { formatCount } from '@loja/domain/format'
import { Pagination, type PaginationProps } from 'antd'
import { cloneElement, memo, type ReactElement } from 'react'
import { useIsPhone } from '../parts/layout/use-is-phone'
import { messages } from './messages'
import { PagerPlace, type Pages } from './PagerPlace'

export const Pager = memo(function Pager(pages: Pages) {
  const { page, pageSize, total, onChange, sizes } = pages
  const isPhone = useIsPhone()
  return (
    <PagerPlace {...pages}>
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
    </PagerPlace>
  )
})

const withName: PaginationProps['itemRender'] = (_, type, element) =>
  type === 'prev' || type === 'next'
    ? cloneElement(element as ReactElement<{ 'aria-label': string }>, { 'aria-label': messages.pager[type] })
    : element
