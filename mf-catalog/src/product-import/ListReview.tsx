import type { HeldList, useImportList } from '@loja/product-import/page'
import looks from '@loja/ui/looks.module.css'
import { Button, Checkbox } from 'antd'
import { ExistingChoice } from './existing/ExistingChoice'
import styles from './ImportDialog.module.css'
import { messages } from './messages'
import { ListPreview } from './preview/ListPreview'
import type { ReviewChoices } from './use-review-choices'

interface Props {
  held: HeldList
  list: ReturnType<typeof useImportList>
  review: ReviewChoices
}

export function ListReview({ held, list, review }: Props) {
  const { source, summary } = held
  const { ready, duplicates, rejected } = summary.counts
  const { missing } = review
  return (
    <div className={looks.stackMedium}>
      <div className={styles.source}>
        <span className={`${looks.column} ${looks.narrow}`}>
          <span className={`${looks.strong} ${looks.anywhere}`}>
            {messages.listOf(
              source.kind === 'text' ? messages.pasted : source.file.name,
              summary.unit,
              ready + duplicates + rejected,
            )}
          </span>
          <span>{messages.found(ready, review.rows.length)}</span>
        </span>
        <Button onClick={list.drop}>{messages.changeList}</Button>
      </div>
      {missing.categories.length > 0 && (
        <MissingChoice
          text={messages.newCategories(missing.categories, shown(missing.categories))}
          label={messages.createCategories}
          hint={messages.createCategoriesHint}
          checked={review.createCategories}
          onChange={review.setCreateCategories}
        />
      )}
      {missing.brands.length > 0 && (
        <MissingChoice
          text={messages.newBrands(missing.brands, shown(missing.brands))}
          label={messages.createBrands}
          hint={messages.createBrandsHint}
          checked={review.createBrands}
          onChange={review.setCreateBrands}
        />
      )}
      {ready > 0 && <ExistingChoice review={review} />}
      <ListPreview held={held} review={review} onChoose={list.choose} onCorrect={list.correct} />
    </div>
  )
}

interface MissingProps {
  text: string
  label: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function MissingChoice({ text, label, hint, checked, onChange }: MissingProps) {
  return (
    <div className={styles.choice}>
      <span>{text}</span>
      <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Checkbox>
      <span className={looks.hint}>{hint}</span>
    </div>
  )
}

const MOST_NAMES = 5
function shown(names: string[]): string {
  return names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')}…` : names.join(', ')
}
