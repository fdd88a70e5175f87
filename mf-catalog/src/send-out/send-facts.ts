import type { PriceListFacts } from '@loja/domain/messages'

export type SendFacts = Omit<PriceListFacts, 'otherCategory'>
