import looks from '@loja/ui/looks.module.css'
import { Alert, Button } from 'antd'
import { messages } from './messages'
import type { ProductForm } from './use-product-form'

export function OthersNotice({ others, onCompare }: Pick<ProductForm, 'others'> & { onCompare: () => void }) {
  const labels = [...others.conflicts, ...others.theirsAlone].map((field) => messages.fields[field].label)
  if (labels.length === 0) return null
  return (
    <Alert
      className={looks.after16}
      type="warning"
      showIcon
      title={messages.othersChanged(labels.join(', '))}
      action={
        <Button size="small" onClick={onCompare}>
          {messages.compare}
        </Button>
      }
    />
  )
}
