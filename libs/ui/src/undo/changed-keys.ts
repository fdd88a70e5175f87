import { brandKeys, categoryKeys, changeKeys, orderKeys, productKeys, supplierKeys } from '@loja/data'

/** What an undo may write. */
export const changedKeys = [changeKeys, productKeys, categoryKeys, brandKeys, supplierKeys, orderKeys].map(
  ({ all }) => all,
)
