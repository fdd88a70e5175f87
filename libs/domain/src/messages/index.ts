export { unknownPlaceholders } from './fill-template'
export { type MessageOrder, messageFacts } from './message-facts'
export { MESSAGE_TEMPLATES, type TemplateKind } from './message-templates'
export {
  MESSAGE_KINDS,
  MESSAGE_TEMPLATE_LIMIT,
  type MessageFacts,
  type MessageKind,
  type MessagePlaceholder,
  orderMessage,
} from './order-message'
export {
  type PricedProduct,
  type PriceListFacts,
  type PriceListPlaceholder,
  parsePixDiscount,
  pixPrice,
  priceListMessages,
} from './price-list'
