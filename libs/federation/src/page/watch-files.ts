import { releaseKey } from '../registry/registry'
import { isTampered } from './released-file'
import { releaseOfScript } from './telemetry'

export interface FileWatch {
  wasTampered(name: string, version: string): Promise<boolean>
}

export function watchFiles(onTampered: (remote: string, version: string) => void): FileWatch {
  const checks = new Map<string, Promise<boolean>>()
  const filesOf = new Map<string, Set<string>>()

  function check(element: HTMLScriptElement | HTMLLinkElement): void {
    const [url = ''] = ('src' in element ? element.src : element.href).split('?')
    const release = releaseOfScript(url)
    if (!release || !element.integrity || checks.has(url)) return
    const key = releaseKey(release.remote, release.version)
    filesOf.set(key, (filesOf.get(key) ?? new Set()).add(url))
    const checking = isTampered({ url, integrity: element.integrity }).then((tampered) => {
      if (tampered) onTampered(release.remote, release.version)
      else checks.delete(url)
      return tampered
    })
    checks.set(url, checking)
  }

  // Not `instanceof`: a script's runtime error has the window.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) check(target)
    },
    true,
  )
  return {
    async wasTampered(name, version) {
      const urls = filesOf.get(releaseKey(name, version)) ?? []
      const results = await Promise.all([...urls].map((url) => checks.get(url)))
      return results.includes(true)
    },
  }
}
