/** The one browser of all tests, whoever drives it: Playwright itself, or Vitest through it. */
const executablePath = process.env.CHROMIUM_PATH

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
  ],
}

export const contextOptions = {
  // As people who want no motion: nothing has to be waited for until it stands still.
  reducedMotion: 'reduce',
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
} as const
