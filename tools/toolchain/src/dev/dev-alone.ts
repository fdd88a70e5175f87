import type { IncomingMessage, ServerResponse } from 'node:http'

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/** Pages of other origins could run the module's scripts, and so read its source. */
export function refuseOtherPages(shell: string): Middleware {
  return (req, res, next) => {
    const site = req.headers['sec-fetch-site'] ?? 'none'
    if (site === 'none' || req.headers.origin === shell) return next()
    res.writeHead(403).end()
  }
}

export function explainHowToRun(packageDir: string, route: string, path: string): Middleware {
  const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>${packageDir} runs inside the shell</title>
  <h1>${packageDir} runs inside the shell</h1>
  <p>This is its dev server, which has no page of its own. Run <code>pnpm dev ${packageDir}</code> in the repository and
    open <code>${route}</code> at the address that it prints.</p>
</html>
`
  return (req, res, next) => {
    if (req.url?.startsWith(path)) return next()
    res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page)
  }
}
