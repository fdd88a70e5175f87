export const SAMPLE_PREFIX = 'DET-'

/** Rows of one request need the same columns. */
export const BLANK_ORDER = {
  status: null,
  subtotal: 0,
  discount_amount: 0,
  shipping_cost: 0,
  total: 0,
  tracking_code: null,
  notes: null,
  shipping_address: null,
}

export const FULL_ORDER = {
  order_number: `${SAMPLE_PREFIX}1`,
  status: 'processando',
  subtotal: 250,
  discount_amount: 25,
  shipping_cost: 19.9,
  total: 244.9,
  created_at: '2026-03-04T15:06:00Z',
  tracking_code: 'LJ123456789BR',
  notes: 'Conferir o lacre.',
  shipping_address: {
    name: 'Ana <b>Souza</b>',
    phone: '(11) 98765-4321',
    email: 'ana@exemplo.test',
    cpf: '529.982.247-25',
    payment_method: 'pix',
    address: {
      street: 'Rua das Flores',
      number: '12',
      complement: 'Apto 4',
      district: 'Centro',
      city: 'Natal',
      state: 'RN',
      zip: '59000-000',
    },
    shipping_method: 'Sedex',
    notes: '<img src=x onerror="alert(1)">\nDeixar na portaria.',
    items: [
      { product_name: 'Perfume Âmbar', quantity: 2, price: 100, total: 200 },
      { product_name: 'Vela', quantity: 1, price: '50.00', total: '50.00' },
    ],
  },
}
