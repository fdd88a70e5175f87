import fc from 'fast-check'

export const nasty = fc.string({
  unit: fc.constantFrom(...[...'aç"\';,=+-@\t\r\n<>&_x0041 ＝ 😀'], '_x000D_', '\u0007', '😀', ']]>'),
  maxLength: 12,
})

export async function textOf(file: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
}
