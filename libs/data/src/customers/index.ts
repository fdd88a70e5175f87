export {
  CUSTOMER_MATCHES,
  type CustomerCard,
  type CustomerMatch,
  type CustomerMessage,
  type CustomerNote,
} from './customer-card'
export {
  CUSTOMER_ORDERS_SIZE,
  type CustomerAddress,
  type CustomerOrder,
  customerKeys,
  getCustomer,
  listCustomerOrders,
} from './customers'
export { type FoundCustomer, findCustomers } from './find-customers'
