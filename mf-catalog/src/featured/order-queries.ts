import { dataMutation } from '@loja/data/client'
import { orderFeatured, productKeys, setFeaturedDates } from '@loja/data/products'
import { orderMessages } from './order-messages'

export const ordering = dataMutation({
  mutationFn: orderFeatured,
  errorText: orderMessages.orderFailed,
  invalidates: [productKeys.featured],
})

export const scheduling = dataMutation({
  mutationFn: setFeaturedDates,
  errorText: orderMessages.saveFailed,
  invalidates: [productKeys.all],
})
