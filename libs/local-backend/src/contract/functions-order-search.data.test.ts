import { call, contract, FORBIDDEN, SIGN_IN, TRUTH } from './contract'

const SPEC = 'functions, orders and shop'

contract('functions that search orders', [
  call({
    name: 'search_orders with several numbers, order and exact count',
    spec: SPEC,
    truth: (sql) =>
      sql(`select order_number, status from public.orders
        where order_number like '%000007' or order_number like '%00011_' order by created_at desc, id desc limit 5`),
    run: (client) =>
      client
        .rpc('search_orders', { term: '#000007; 00011' }, { count: 'exact' })
        .select('order_number, status')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .range(0, 4),
    anonymous: SIGN_IN,
    customer: FORBIDDEN,
    admin: { status: 206, data: TRUTH, count: 12 },
  }),
  call({
    name: 'search_orders in a status that is none',
    spec: SPEC,
    run: (client) => client.rpc('search_orders', { status: 'perdido' }),
    anonymous: SIGN_IN,
    // The arguments are read before the role; nothing is told by that.
    customer: { status: 400, code: '22023' },
    admin: { status: 400, code: '22023' },
  }),
])
