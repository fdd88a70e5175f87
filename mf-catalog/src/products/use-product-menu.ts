import { useChangesItems } from '@loja/records'
import { openDialog } from '@loja/ui/dialogs'
import type { MenuItem } from '@loja/ui/late'
import { exportItems } from '@loja/ui/lists'
import { useIsPhone } from '@loja/ui/parts'
import { messages as catalogueMessages } from '../catalogue-export/messages'
import { messages as listMessages } from '../product-export/messages'
import { messages } from './messages'
import { importDialog } from './product-dialogs'
import type { useProductExports } from './use-product-exports'

const RECORDS = [{ tab: 'undo', label: messages.changes }] as const

export function useProductMenu(
  exports: Pick<ReturnType<typeof useProductExports>, 'exportCatalogue' | 'exportList'>,
): MenuItem[] {
  const isPhone = useIsPhone()
  const records = useChangesItems('product', RECORDS)
  const catalogue = (channel: 'facebook' | 'google') => ({
    key: channel,
    label: catalogueMessages.export[channel],
    onClick: () => exports.exportCatalogue(channel),
  })
  const text = { key: 'import', label: messages.importText, onClick: () => openDialog(importDialog, {}) }
  return [
    ...(isPhone ? [text] : []),
    { key: 'json-import', label: messages.importJson, onClick: () => openDialog(importDialog, { tab: 'json' }) },
    ...(isPhone ? [catalogue('facebook')] : []),
    catalogue('google'),
    ...exportItems(listMessages.export, exports.exportList),
    ...records,
  ]
}
