import { decodeEntities } from '../format/html-entities'

const SILENT = /<(script|style)\b[^<>]*>[^<]*(?:<\/\1\s*>)?/gi
const LINE_END = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|section))\b[^<>]*>/gi
const TAG = /<(?:\/?[a-z]|!)[^<>]*>/gi

/** Removes tags and entities, which a catalogue would show as text. */
export function catalogueText(text: string): string {
  if (!/[<&]/.test(text)) return text.trim()
  return withoutTags(decodeEntities(withoutTags(text)))
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutTags(text: string): string {
  return text.replace(SILENT, ' ').replace(LINE_END, '\n').replace(TAG, ' ')
}
