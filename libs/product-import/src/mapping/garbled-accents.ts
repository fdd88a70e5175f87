/** UTF-8 that was read as Windows-1252: `PreÃ§o`, `AÃ§Ã£o`. */
const GARBLED = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

/** Whether a text shows that some program read it in the wrong encoding before. */
export function isGarbled(text: string): boolean {
  return GARBLED.test(text)
}

/** The text as it was meant, where its signs can be turned back into bytes of UTF-8; the same text otherwise. */
export function repairGarbled(text: string): string {
  if (!isGarbled(text)) return text
  const codes = Array.from(text, (sign) => sign.charCodeAt(0))
  if (codes.some((code) => code > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes))
  } catch (cause) {
    if (cause instanceof TypeError) return text
    throw cause
  }
}
