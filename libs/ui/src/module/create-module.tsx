import type { ModuleDeclaration, PageShape, RemoteModule, RemoteProps } from '@loja/platform'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { DialogHost } from '../dialogs/DialogHost'
import { declarePart, type Part } from '../late/part'
import { NotFound } from '../parts/notice/NotFound'
import { LazyPage } from './LazyPage'

interface Screen {
  shape: PageShape
  load: () => Promise<ComponentType>
}

type Page = ModuleDeclaration['pages'][string]

export function createModule({
  pages,
}: ModuleDeclaration): Required<Pick<RemoteModule, 'default' | 'prefetch' | 'readsOf'>> {
  const parts = new Map<Screen, Part<ComponentType>>()
  const partOf = (screen: Screen) => {
    const part = parts.get(screen) ?? declarePart(screen.load)
    parts.set(screen, part)
    return part
  }
  const pageAt = (path: string) => Object.values(pages).find((page) => page.path === path)

  const elementOf = (screen: Screen, name: string, onCode: RemoteProps['onPageCode']) => (
    <LazyPage key={name} shape={screen.shape} part={partOf(screen)} onCode={onCode} />
  )
  const routesOf = (page: Page, onCode: RemoteProps['onPageCode']) => (
    <Routes>
      <Route path={page.deep ? '*' : ''} element={elementOf(page, page.path, onCode)} />
      {Object.entries(page.subpages ?? {}).map(([path, screen]) => (
        <Route key={path} path={path} element={elementOf(screen, `${page.path}/${path}`, onCode)} />
      ))}
      {!page.deep && <Route path="*" Component={NotFound} />}
    </Routes>
  )

  return {
    default: function Module({ basePath, onPageCode }) {
      const page = pageAt(basePath)
      if (!page) return <NotFound />
      return (
        <>
          {page.deep && !page.subpages ? elementOf(page, page.path, onPageCode) : routesOf(page, onPageCode)}
          <DialogHost />
        </>
      )
    },
    prefetch(path) {
      const page = pageAt(path)
      // Rendering it repeats the request and shows the failure.
      if (page)
        partOf(page)
          .load()
          .catch(() => undefined)
    },
    async readsOf(path) {
      const reads = await pageAt(path)?.reads?.()
      return reads?.() ?? []
    },
  }
}
