// Runs before the first paint, so that the page does not flash in the other theme. A file of its own because the
// Content-Security-Policy refuses inline scripts. The same choice is read by shell/src/theme/theme-choice.ts.
{
  let choice = null
  try {
    choice = localStorage.getItem('loja-theme')
  } catch {
    // A browser that refuses its storage follows the system.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = choice === 'light' || choice === 'dark' ? choice : system
}
