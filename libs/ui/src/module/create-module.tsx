import type { ModuleDeclaration, PageShape, RemoteModule, RemoteProps } from '@loja/platform'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { DialogHost } from '../dialog/DialogHost'
import { NotFound } from '../notice/NotFound'
import { LazyPage } from './LazyPage'

interface Part {
  shape: PageShape
  load: () => Promise<ComponentType>
}

type Page = ModuleDeclaration['pages'][string]

/** Routing of a module, from its declaration. */
export function createModule({
  pages,
}: ModuleDeclaration): Required<Pick<RemoteModule, 'default' | 'prefetch' | 'readsOf'>> {
  const loaded = new Map<Part, ComponentType>()
  const load = async (part: Part) => {
    const Loaded = await part.load()
    loaded.set(part, Loaded)
    return Loaded
  }
  const pageAt = (path: string) => Object.values(pages).find((page) => page.path === path)

  const elementOf = (part: Part, name: string, onCode: RemoteProps['onPageCode']) => (
    <LazyPage
      key={name}
      name={name}
      shape={part.shape}
      load={() => load(part)}
      loaded={loaded.get(part)}
      onCode={onCode}
    />
  )
  const routesOf = (page: Page, onCode: RemoteProps['onPageCode']) => (
    <Routes>
      <Route index element={elementOf(page, page.path, onCode)} />
      {Object.entries(page.subpages ?? {}).map(([path, part]) => (
        <Route key={path} path={path} element={elementOf(part, `${page.path}/${path}`, onCode)} />
      ))}
      <Route path="*" Component={NotFound} />
    </Routes>
  )

  return {
    default: function Module({ basePath, onPageCode }) {
      const page = pageAt(basePath)
      if (!page) return <NotFound />
      return (
        <>
          {page.deep ? elementOf(page, page.path, onPageCode) : routesOf(page, onPageCode)}
          <DialogHost />
        </>
      )
    },
    prefetch(path) {
      const page = pageAt(path)
      // Rendering it repeats the request and shows the failure.
      if (page && !loaded.has(page)) load(page).catch(() => undefined)
    },
    async readsOf(path) {
      const reads = await pageAt(path)?.reads?.()
      return reads?.() ?? []
    },
  }
}
