// Replaces shell/src/releases/late-modules.tsx. It compiles with the shell, not with the benches.

import DECLARATIONS from 'declarations'
import { createElement } from 'react'
import { Route, Routes } from 'react-router'
import { createModule } from '../../../libs/ui/src/module/create-module'

export function openLateModules() {
  const load = async (section) => moduleAt(section).prefetch(section)
  return { load, RemoteSlot, ReleaseNotices: nothing, LateWork: nothing }
}

const modules = new Map(DECLARATIONS.map((declaration) => [declaration, createModule(declaration)]))

const nothing = () => null

function moduleAt(section) {
  const found = DECLARATIONS.find(({ pages }) => Object.values(pages).some(({ path }) => path === section))
  if (!found) throw new Error(`no module at ${section}`)
  return modules.get(found)
}

function RemoteSlot({ section }) {
  const { default: Module } = moduleAt(section)
  const below = section.replace(/^\/admin\//, '')
  const page = createElement(Module, { basePath: section })
  return createElement(Routes, null, createElement(Route, { path: `${below}/*`, element: page }))
}
