import { getPlatformConfig } from '@loja/platform'

/** Replaces the former one of the tag. @returns whether the browser can show it: on Android it cannot */
export function showNotification(text: string, tag: string, onClick: () => void): boolean {
  try {
    const notification = new Notification(text, { tag: `loja-news-${tag}`, body: getPlatformConfig().storeName })
    notification.onclick = () => {
      window.focus()
      notification.close()
      onClick()
    }
    return true
  } catch {
    return false
  }
}

export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}
