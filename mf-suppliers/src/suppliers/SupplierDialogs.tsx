import { CategoryRulesDialog } from './CategoryRulesDialog'
import type { OpenDialog } from './open-dialog'
import { SupplierDialog } from './SupplierDialog'

export function SupplierDialogs({ open, onClose }: { open: OpenDialog; onClose: () => void }) {
  if (open.name === 'none') return null
  if (open.name === 'category-rules') return <CategoryRulesDialog onClose={onClose} />
  return <SupplierDialog supplier={open.name === 'edit' ? open.supplier : null} onClose={onClose} />
}
