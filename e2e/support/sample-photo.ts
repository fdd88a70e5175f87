import type { Page } from '@playwright/test'

interface Photo {
  name: string
  width: number
  height: number
}

export async function samplePhoto(page: Page, { name, width, height }: Photo) {
  const base64 = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size)
      const context = canvas.getContext('2d')
      context?.fillRect(size.width / 4, 0, size.width / 2, size.height)
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    },
    { width, height },
  )
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
