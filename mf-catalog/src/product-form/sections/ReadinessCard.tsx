import { CheckCircleFilled, CloseCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { findCatalogueIssues, findShopIssues, type NamedProduct, type ReadinessIssue } from '@loja/domain/products'
import { getPlatformConfig } from '@loja/platform'
import looks from '@loja/ui/looks.module.css'
import { SpokenText, Surface } from '@loja/ui/parts'
import { useId } from 'react'
import { focusField } from '../fields/field-control'
import styles from './ReadinessCard.module.css'
import { sideMessages } from './side-messages'

interface Props {
  product: NamedProduct
  mainImageSize: { width: number; height: number } | undefined
}

export function ReadinessCard({ product, mainImageSize }: Props) {
  const facts = { shopOrigin: getPlatformConfig().storefrontOrigin, now: Date.now(), mainImageSize }
  return (
    <Surface as="section" className={looks.stackLarge} aria-label={sideMessages.readiness}>
      <h2 className={looks.title}>{sideMessages.readiness}</h2>
      <Checklist title={sideMessages.shopTitle} issues={findShopIssues(product, facts.now)} texts={sideMessages.shop} />
      <Checklist
        title={sideMessages.catalogueTitle}
        issues={findCatalogueIssues(product, facts)}
        texts={sideMessages.catalog}
      />
    </Surface>
  )
}

interface ChecklistProps<Code extends string> {
  title: string
  issues: ReadinessIssue<Code>[]
  texts: Record<Code, string>
}

function Checklist<Code extends string>({ title, issues, texts }: ChecklistProps<Code>) {
  const titleId = useId()
  const blocking = issues.filter(({ weight }) => weight === 'blocks').length
  const state = blocking > 0 ? 'blocked' : issues.length > 0 ? 'warned' : 'ready'
  return (
    <div className={looks.stackSmall}>
      <h3 id={titleId} className={looks.heading}>
        {title}
      </h3>
      <p className={styles.state} data-state={state}>
        {state === 'ready' && <CheckCircleFilled aria-hidden />} {stateText(blocking, issues.length)}
      </p>
      {issues.length > 0 && (
        <ul className={looks.list} aria-labelledby={titleId}>
          {issues.map(({ code, field, weight }) => (
            <li key={code}>
              <button type="button" className={styles.issue} data-weight={weight} onClick={() => focusField(field)}>
                {weight === 'blocks' ? <CloseCircleOutlined aria-hidden /> : <ExclamationCircleOutlined aria-hidden />}
                <SpokenText>{sideMessages[weight]} </SpokenText>
                {texts[code]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function stateText(blocking: number, all: number): string {
  if (blocking > 0) return sideMessages.blocked(blocking)
  return all > 0 ? sideMessages.worthALook(all) : sideMessages.ready
}
