import type { PriceListFacts } from '@loja/domain/messages'

/** What texts and pictures say besides the products. */
export type SendFacts = Omit<PriceListFacts, 'otherCategory'>
