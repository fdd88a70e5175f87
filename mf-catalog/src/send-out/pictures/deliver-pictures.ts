import { saveFile, ZipFile } from '@loja/spreadsheet'

/** Chrome refuses more at once. */
export const SHARED_AT_ONCE = 10

/** One picture directly, several in an archive. */
export async function downloadPictures(files: readonly File[], name: string): Promise<void> {
  const [first] = files
  if (first && files.length === 1) {
    saveFile(first, first.name)
    return
  }
  const archive = new ZipFile()
  for (const file of files) await archive.add(file.name, file)
  saveFile(await archive.finish('application/zip'), `${name}.zip`)
}

export function canShare(files: readonly File[]): boolean {
  return navigator.canShare?.({ files: files.slice(0, SHARED_AT_ONCE) }) ?? false
}

/** @returns false if the user closed the list of apps */
export async function sharePictures(files: readonly File[]): Promise<boolean> {
  try {
    await navigator.share({ files: [...files] })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}

export const canCopyPicture = () => typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator

/** Clipboards take PNG only. The promise is passed on: Safari refuses a picture that is written later than the click. */
export async function copyPicture(picture: Promise<Blob>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
}
