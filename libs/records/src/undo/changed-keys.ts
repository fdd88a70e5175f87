import { changeKeys } from '@loja/data/changes'
import { orderKeys } from '@loja/data/orders'
import { brandKeys, categoryKeys, productKeys } from '@loja/data/products'
import { supplierKeys } from '@loja/data/suppliers'

/** What an undo may write. */
export const changedKeys = [changeKeys, productKeys, categoryKeys, brandKeys, supplierKeys, orderKeys].map(
  ({ all }) => all,
)
