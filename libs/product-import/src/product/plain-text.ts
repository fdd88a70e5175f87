import type { ImportPlan } from '../analysis/import-plan'
import { htmlText } from '../platforms/html-text'

/** Elements that descriptions are made of; `a<b` in a sentence is not an element. */
const HTML =
  /<\/?(?:a|article|b|blockquote|br|center|code|div|em|figure|font|h[1-6]|hr|i|iframe|img|li|ol|p|pre|script|section|small|span|strong|style|su[bp]|table|tbody|t[dhr]|thead|u|ul|video)(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,6});/i

/** A description as text: shops write theirs in HTML. That of a known platform was made text when its rows were read. */
export function plainText(text: string, { mayHoldHtml }: ImportPlan): string {
  return mayHoldHtml && HTML.test(text) ? htmlText(text) : text
}
