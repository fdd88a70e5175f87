const SIMPLE_EMAIL = /^[\w.+-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/** `mailto:`, or null unless the address is plain: others could add headers or a body. */
export function mailHref(email: string | null): string | null {
  return email && SIMPLE_EMAIL.test(email) ? `mailto:${email}` : null
}

export function phoneHref(phone: string | null): string | null {
  const number = internationalNumber(phone)
  return number && `tel:+${number}`
}

/** Longer addresses are cut by some phones and by Windows on the way to the app. */
const WHATSAPP_TEXT_LIMIT = 1900

export function whatsAppHref(phone: string | null, message = ''): string | null {
  const number = internationalNumber(phone)
  return number && `https://wa.me/${number}${message && `?text=${encodeURIComponent(whatsAppText(message))}`}`
}

/** The message as a link transports it: one that is too long ends in `…`. */
export function whatsAppText(message: string): string {
  // Half of an emoji cannot be encoded.
  const text = message.replaceAll(/\p{Surrogate}/gu, '')
  if (encodeURIComponent(text).length <= WHATSAPP_TEXT_LIMIT) return text
  let cut = ''
  let length = encodeURIComponent('…').length
  for (const character of text) {
    length += encodeURIComponent(character).length
    if (length > WHATSAPP_TEXT_LIMIT) break
    cut += character
  }
  return `${cut}…`
}

/** Ten or eleven digits without `+` are a Brazilian area code and number. */
function internationalNumber(phone: string | null): string | null {
  if (!phone || !/^\+?[\d\s().-]+$/.test(phone.trim())) return null
  const digits = phone.replaceAll(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? digits : null
  const national = digits.replace(/^0+/, '')
  if (national.length === 10 || national.length === 11) return `55${national}`
  return /^55\d{10,11}$/.test(national) ? national : null
}
