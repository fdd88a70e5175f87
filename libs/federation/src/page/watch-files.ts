import { releaseKey } from '../registry/registry'
import { isTampered } from './released-file'
import { releaseOfScript } from './telemetry'

/** Tells a file that is not what was released from one that did not arrive: the browser reports both alike. */
export interface FileWatch {
  /** Whether a script or a style of the release was refused for its hash. */
  wasTampered(name: string, version: string): Promise<boolean>
}

/**
 * Watches the scripts and styles that remotes bring into the page, by whichever runtime. A file that was refused has not
 * run; this is to say why it is missing.
 * @param onTampered called once for each file
 */
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
      // What did not arrive may be tampered with when it does.
      else checks.delete(url)
      return tampered
    })
    checks.set(url, checking)
  }

  // Not `instanceof` for the event's target: an error of a script that runs has the window as its own.
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
