// Runs before anything else of the page, in a file of its own because the Content-Security-Policy refuses inline
// scripts: the theme before the first paint, and what can begin before the page's code is here.
{
  let choice = null
  let hasSession = false
  try {
    // The same choice is read by shell/src/theme/theme-choice.ts.
    choice = localStorage.getItem('loja-theme')
    hasSession = Object.keys(localStorage).some((key) => /^sb-.*-auth-token$/.test(key))
  } catch {
    // A browser that refuses its storage follows the system, and has no session in it.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = choice === 'light' || choice === 'dark' ? choice : system

  if (hasSession)
    document.documentElement.dataset.frame = document.cookie.includes('sidebar_state=collapsed')
      ? 'collapsed'
      : 'expanded'

  // Taken by shell/src/start/fetch-platform-config.ts, which also sees its failure.
  window.lojaConfig = fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(8000) })
  window.lojaConfig.catch(() => undefined)

  // The admin with the dashboard or what loads modules, unless the user has to sign in first. The build writes the files
  // here.
  const { admin = '', dashboard = '', modules = '' } = document.currentScript.dataset
  const isDashboard = /^\/(admin(\/|\/dashboard)?)?$/.test(location.pathname)
  const wanted = `${admin} ${isDashboard ? dashboard : modules}`.split(' ').filter(Boolean)

  // Taken by shell/src/modules/open-modules.ts.
  if (hasSession && !isDashboard) {
    window.lojaRegistry = fetch('/remotes.json', { cache: 'no-cache' })
    window.lojaRegistry.catch(() => undefined)
  }

  for (const href of hasSession ? new Set(wanted) : []) {
    const as = href.endsWith('.css') ? 'style' : 'script'
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }))
  }
}
