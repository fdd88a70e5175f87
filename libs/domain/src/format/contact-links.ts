import { INVISIBLE } from './text'

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

/** Ten or eleven digits without `+` are a Brazilian area code and number. The 0 before the area code is dropped. */
function internationalNumber(phone: string | null): string | null {
  const typed =
    phone
      ?.replaceAll(INVISIBLE, '')
      .replaceAll(/\p{Pd}/gu, '-')
      .trim() ?? ''
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null
  const digits = typed.replaceAll(/\D/g, '')
  const isInternational = typed.startsWith('+')
  const national = (isInternational ? /^550*([1-9]\d{9,10})$/ : /^0*(?:55)?0*([1-9]\d{9,10})$/).exec(digits)?.[1]
  if (national) return `55${national}`
  return isInternational && digits.length >= 8 && digits.length <= 15 ? digits : null
}
