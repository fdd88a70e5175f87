import type { RemoteModule } from '@loja/platform'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { NotFound } from '../notice/NotFound'

/** @param pages by the addresses in the module's package.json */
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
