const executablePath = process.env.CHROMIUM_PATH

/** Hidden pages of Chromium's address bar: 0.8 s of CPU in each context. */
const BROWSER_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Chromium uses only the last list, so ours repeats Playwright's. */
const PLAYWRIGHT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...PLAYWRIGHT_FEATURES, ...BROWSER_PAGES].join(',')}`,
  ],
}

export const contextOptions = {
  reducedMotion: 'reduce',
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
} as const
