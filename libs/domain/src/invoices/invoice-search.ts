import { INVISIBLE, SEPARATORS } from '../format/text'

/** `private.invoice_terms` refuses more. */
const INVOICE_TERMS_LIMIT = 100
/** That many keys, each with a space. */
export const INVOICE_SEARCH_LIMIT = 4_600
const KEYS = /^(\d{6}[0-9A-Z]{12}\d{26})+$/
const KEY = /.{44}/g

/** Distinct terms in capitals. Access keys may be in groups of four. Same rule as `private.invoice_terms`. */
export function invoiceTermsIn(search: string): string[] {
  return allTermsIn(search).slice(0, INVOICE_TERMS_LIMIT)
}

export function limitInvoiceSearch(text: string): string {
  const line = text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\s*[\r\n\t\v\f\u0085\u2028\u2029]+\s*/gu, ', ')
    .replaceAll(/\p{Cc}/gu, '')
    .replace(/(, )+$/, '')
    .replace(/^(, )+/, '')
  const terms = allTermsIn(line)
  if (terms.length <= INVOICE_TERMS_LIMIT && line.length <= INVOICE_SEARCH_LIMIT) return line
  return fitting(terms).join(', ')
}

export function invoiceTermsLeftOut(text: string): string[] {
  const taken = new Set(invoiceTermsIn(limitInvoiceSearch(text)))
  return allTermsIn(text).filter((term) => !taken.has(term))
}

function allTermsIn(search: string): string[] {
  const seen = search.replaceAll(INVISIBLE, '').toUpperCase()
  const plain = seen.replaceAll(/[^0-9A-Z]/g, '')
  if (KEYS.test(plain)) return [...new Set(plain.match(KEY))]
  return [...new Set(seen.split(SEPARATORS).filter((part) => /[0-9A-Z]/.test(part)))]
}

function fitting(terms: string[]): string[] {
  let length = 0
  const tooLong = terms.findIndex((term) => {
    length += term.length + 2
    return length > INVOICE_SEARCH_LIMIT
  })
  return terms.slice(0, Math.min(tooLong < 0 ? terms.length : tooLong, INVOICE_TERMS_LIMIT))
}
