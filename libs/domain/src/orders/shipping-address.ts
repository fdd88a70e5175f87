import { parseStoredAmount } from '../format/stored-amount'
import { visibleText } from '../format/text'

/** Null for absent or unreadable parts. NaN for an impossible price. */
export interface OrderLine {
  productName: string | null
  quantity: number | null
  priceBrl: number | null
  totalBrl: number | null
}

/** `order_items` cannot hold larger values, so they are errors. */
const AMOUNT_LIMIT_BRL = 1e10
const QUANTITY_LIMIT = 2 ** 31

export interface DeliveryAddress {
  street: string | null
  number: string | null
  complement: string | null
  neighbourhood: string | null
  city: string | null
  state: string | null
  zip: string | null
  other: string[]
}

export interface ShippingDetails {
  name: string | null
  phone: string | null
  email: string | null
  document: string | null
  paymentMethod: string | null
  address: DeliveryAddress | null
  shippingMethod: string | null
  notes: string | null
  items: OrderLine[]
}

type AddressPart = Exclude<keyof DeliveryAddress, 'other'>
type Fields = Map<string, unknown>

/** Lower case, without accents and signs. */
const ADDRESS_NAMES: Record<AddressPart, readonly string[]> = {
  street: ['street', 'streetname', 'address', 'address1', 'addressline1', 'line1', 'rua', 'logradouro', 'endereco'],
  number: ['number', 'streetnumber', 'housenumber', 'numero', 'num'],
  complement: ['complement', 'address2', 'addressline2', 'line2', 'complemento'],
  neighbourhood: ['neighbourhood', 'neighborhood', 'district', 'bairro'],
  city: ['city', 'town', 'cidade', 'municipio', 'localidade'],
  state: ['state', 'province', 'region', 'estado', 'uf'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode', 'cep'],
}
const ADDRESS_PARTS = Object.keys(ADDRESS_NAMES) as AddressPart[]
const KNOWN_ADDRESS_NAMES = new Set(Object.values(ADDRESS_NAMES).flat())

/** Reads `orders.shipping_address` (ORD-07). No constraint checks it: values of unexpected types count as absent. */
export function parseShippingAddress(value: unknown): ShippingDetails {
  const fields = fieldsOf(value)
  const get = (...names: string[]) => firstText(fields, names)
  return {
    name: get('name', 'fullname', 'nome', 'nomecompleto'),
    phone: get('phone', 'phonenumber', 'telefone', 'celular', 'whatsapp'),
    email: get('email', 'mail'),
    document: get('document', 'cpf', 'cnpj', 'cpfcnpj', 'cpfoucnpj', 'documento', 'taxid'),
    paymentMethod: get('paymentmethod', 'payment', 'formapagamento', 'formadepagamento', 'pagamento'),
    address: parseAddress(fields.get('address') ?? fields.get('endereco')) ?? ownAddress(value, fields),
    shippingMethod: get('shippingmethod', 'shipping', 'metodoenvio', 'formadeenvio', 'frete'),
    notes: get('notes', 'observacoes', 'observacao'),
    items: parseItems(fields.get('items') ?? fields.get('itens')),
  }
}

export function formatAddressLines(address: DeliveryAddress | null): string[] {
  if (!address) return []
  const { street, number, complement, neighbourhood, city, state, zip, other } = address
  const lines = [joined(', ', street, number, complement), joined(', ', neighbourhood, joined(' - ', city, state))]
  return [...lines, zip && `CEP ${formatPostalCode(zip)}`, ...other].filter((line): line is string => Boolean(line))
}

/** For a form of a carrier, one part after the other. */
export function formatFullAddress(name: string | null, address: DeliveryAddress): string {
  const { street, number, complement, neighbourhood, city, state, zip, other } = address
  const place = [joined(', ', street, number, complement), neighbourhood, joined('/', city, state)]
  return [name, ...place, zip && `CEP ${formatPostalCode(zip)}`, ...other].filter(Boolean).join('\n')
}

export function zipOf(address: DeliveryAddress | null): string | null {
  const zip = address?.zip ?? address?.other.join(' ').match(/\b\d{5}-?\d{3}\b/)?.[0]
  return zip ? formatPostalCode(zip) : null
}

export function formatPostalCode(text: string): string {
  return /^\d{8}$/.test(text) ? `${text.slice(0, 5)}-${text.slice(5)}` : text
}

function parseAddress(value: unknown): DeliveryAddress | null {
  const whole = wholeText(value)
  if (whole) return addressOf(new Map(), [whole])
  if (Array.isArray(value)) return addressOf(new Map(), value.map(storedText).filter(isText))
  const fields = fieldsOf(value)
  const other = [...fields].filter(([name]) => !KNOWN_ADDRESS_NAMES.has(name)).map(([, part]) => storedText(part))
  return addressOf(fields, other.filter(isText))
}

/** Some stores put street and city beside the name, or store one text. */
function ownAddress(value: unknown, fields: Fields): DeliveryAddress | null {
  const whole = wholeText(value)
  return whole ? addressOf(new Map(), [whole]) : addressOf(fields, [])
}

function addressOf(fields: Fields, other: string[]): DeliveryAddress | null {
  const parts = ADDRESS_PARTS.map((part) => [part, firstText(fields, ADDRESS_NAMES[part])] as const)
  if (other.length === 0 && parts.every(([, text]) => text === null)) return null
  return { ...(Object.fromEntries(parts) as Record<AddressPart, string | null>), other }
}

function parseItems(value: unknown): OrderLine[] {
  if (!Array.isArray(value)) return []
  return value.map(parseItem).filter((line) => Object.values(line).some((part) => part !== null))
}

function parseItem(value: unknown): OrderLine {
  const fields = fieldsOf(value)
  const amount = (...names: string[]) => parseStoredAmount(firstPresent(fields, names))
  const price = (...names: string[]) => {
    const amountBrl = amount(...names)
    return amountBrl !== null && Math.abs(amountBrl) >= AMOUNT_LIMIT_BRL ? Number.NaN : amountBrl
  }
  const quantity = amount('quantity', 'qty', 'quantidade', 'qtd')
  return {
    productName: wholeText(value) ?? firstText(fields, ['productname', 'name', 'title', 'produto', 'nome', 'titulo']),
    quantity: quantity !== null && Math.abs(quantity) >= QUANTITY_LIMIT ? null : quantity,
    priceBrl: price('price', 'unitprice', 'preco', 'valor'),
    totalBrl: price('total', 'subtotal'),
  }
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map()
  const fields: Fields = new Map()
  for (const [name, field] of Object.entries(value)) {
    const plain = plainName(name)
    if (!fields.has(plain)) fields.set(plain, field)
  }
  return fields
}

/** `zip_code`, `zipCode` and `Zip Code` are the same. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

function firstPresent(fields: Fields, names: readonly string[]): unknown {
  return names.map((name) => fields.get(name)).find((value) => value !== null && value !== undefined)
}

function firstText(fields: Fields, names: readonly string[]): string | null {
  return names.map((name) => storedText(fields.get(name))).find(isText) ?? null
}

/** A text with something to see, or a number as text (house numbers, phones); else null. */
export function storedText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? visibleText(value) : null
}

function wholeText(value: unknown): string | null {
  return typeof value === 'string' ? storedText(value) : null
}

function isText(value: string | null): value is string {
  return value !== null
}

function joined(separator: string, ...parts: (string | null)[]): string | null {
  return parts.filter(Boolean).join(separator) || null
}
