const SIMPLE_EMAIL = /^[\w.+-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/** `mailto:`, or null unless the address is plain: others could add headers or a body. */
export function mailHref(email: string | null): string | null {
  return email && SIMPLE_EMAIL.test(email) ? `mailto:${email}` : null
}

export function phoneHref(phone: string | null): string | null {
  const number = internationalNumber(phone)
  return number && `tel:+${number}`
}

export function whatsAppHref(phone: string | null, message = ''): string | null {
  const number = internationalNumber(phone)
  return number && `https://wa.me/${number}${message && `?text=${encodeURIComponent(message)}`}`
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
