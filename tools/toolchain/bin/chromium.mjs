import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { installPackages, isRootOnDebian } from './debian.mjs'
import { run, runTool } from './run-step.mjs'

/** Pages of the headless shell need a fifth less CPU (ADR 0018). */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** @returns {Promise<{ path: string } | { problem: string }>} */
export async function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (await starts(wanted)) return { path: wanted }
    return { problem: `CHROMIUM_PATH is ${wanted}, which does not start.` }
  }
  const there = (await installedChromium()) ?? (await playwrightChromium())
  if (there) return { path: there }

  console.log('No Chromium found; downloading the one of Playwright')
  await runTool('playwright', ['install', 'chromium'], { timeoutMs: 300_000 })
  const downloaded = await playwrightChromium()
  if (downloaded) return { path: downloaded }

  if (isRootOnDebian) {
    for (const name of PACKAGES) {
      console.log(`The download failed; installing the package ${name}`)
      await installPackages(name)
      const packaged = await installedChromium()
      if (packaged) return { path: packaged }
    }
  }
  return {
    problem:
      'No Chromium was found and none could be fetched. Install Chromium or Google Chrome, ' +
      'or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  }
}

/** Ubuntu's `chromium-browser` may be a stub that names a snap. */
async function installedChromium() {
  for (const name of NAMES) {
    for (const dir of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(dir, name)
      if (dir !== '' && existsSync(path) && (await starts(path))) return path
    }
  }
  return undefined
}

async function playwrightChromium() {
  const path = createRequire(import.meta.url)('playwright').chromium.executablePath()
  return existsSync(path) && (await starts(path)) ? path : undefined
}

/** @param {string} path */
async function starts(path) {
  return (await run(path, ['--version'], { timeoutMs: 20_000 })).code === 0
}
