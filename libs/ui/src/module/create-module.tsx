import type { RemoteModule } from '@loja/platform'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { NotFound } from '../notice/NotFound'

/**
 * The component that a module exposes: the page of the route that it is mounted at.
 * @param pages by the addresses that the module's package.json names
 */
export function createModule(pages: Record<string, ComponentType>): RemoteModule['default'] {
  return function Module({ basePath }) {
    return (
      <Routes>
        <Route index Component={pages[basePath] ?? NotFound} />
        <Route path="*" Component={NotFound} />
      </Routes>
    )
  }
}
