/** What stands before and after the `@` of an address that may go into a link as it is. */
const SIMPLE_EMAIL = /^[\w.+-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/** `mailto:` for an address without anything that could add a header or a body; null for every other text. */
export function mailHref(email: string | null): string | null {
  return email && SIMPLE_EMAIL.test(email) ? `mailto:${email}` : null
}

/** `tel:` with digits alone; null when the text holds letters or no plausible number. */
export function phoneHref(phone: string | null): string | null {
  const number = internationalNumber(phone)
  return number && `tel:+${number}`
}

/**
 * A conversation in WhatsApp; null when the text holds no plausible number.
 * @param message what stands ready to be sent
 */
export function whatsAppHref(phone: string | null, message = ''): string | null {
  const number = internationalNumber(phone)
  return number && `https://wa.me/${number}${message && `?text=${encodeURIComponent(message)}`}`
}

/** Digits with the country's code: ten or eleven digits without `+` are an area code and a number of Brazil. */
function internationalNumber(phone: string | null): string | null {
  if (!phone || !/^\+?[\d\s().-]+$/.test(phone.trim())) return null
  const digits = phone.replaceAll(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? digits : null
  const national = digits.replace(/^0+/, '')
  if (national.length === 10 || national.length === 11) return `55${national}`
  return /^55\d{10,11}$/.test(national) ? national : null
}
