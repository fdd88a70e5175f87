import { CloseCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { formatCount } from '@loja/domain/format'
import type { CatalogueChannel } from '@loja/domain/products'
import { Pager } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { SpokenText } from '@loja/ui/parts'
import { useState } from 'react'
import { Link } from 'react-router'
import { catalogueIssueTexts } from '../catalogue-issue-texts'
import { productPath } from '../product-path'
import styles from './CatalogueFaults.module.css'
import type { CatalogueFault } from './catalogue-check'
import { checkMessages } from './check-messages'

const PAGE_SIZE = 10

export function CatalogueFaults({ channel, faults }: { channel: CatalogueChannel; faults: readonly CatalogueFault[] }) {
  return (
    <section aria-label={checkMessages.faults(channel)}>
      {faults.map((fault) => (
        <Fault key={fault.code} {...fault} />
      ))}
    </section>
  )
}

function Fault({ code, weight, count, products }: CatalogueFault) {
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState(1)
  return (
    <details className={styles.fault} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.heading} data-weight={weight}>
        {weight === 'blocks' ? <CloseCircleOutlined aria-hidden /> : <ExclamationCircleOutlined aria-hidden />}
        <SpokenText>{checkMessages.effects[weight]}: </SpokenText>
        <span className={looks.fill}>{catalogueIssueTexts[code]}</span>
        <span className={styles.count}>{formatCount(count)}</span>
      </summary>
      {isOpen && (
        <div className={styles.inside}>
          <ul className={looks.list} aria-label={catalogueIssueTexts[code]}>
            {products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id, name }) => (
              <li key={id}>
                {/* In another tab: only this page holds the catalogue. */}
                <Link to={productPath(id)} target="_blank" className={styles.product}>
                  {name || id} <SpokenText>{checkMessages.newTab}</SpokenText>
                </Link>
              </li>
            ))}
          </ul>
          <Pager page={page} pageSize={PAGE_SIZE} total={products.length} onChange={setPage} />
          {products.length < count && (
            <p className={`${looks.hint} ${looks.flush} ${looks.before8}`}>
              {checkMessages.onlyFirst(products.length, count)}
            </p>
          )}
        </div>
      )}
    </details>
  )
}
