import type { PriceListFacts } from '@loja/domain'

/** What texts and pictures say besides the products. */
export type SendFacts = Omit<PriceListFacts, 'otherCategory'>
