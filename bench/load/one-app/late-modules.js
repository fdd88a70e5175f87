// Stands for shell/src/releases/late-modules.tsx in the build without federation. It compiles with the shell, not with
// the benches.
import { ModuleSkeleton } from '@shell/modules/ModuleSkeleton'
import { createElement, useEffect, useState } from 'react'
import { Route, Routes } from 'react-router'
import catalog from '../../../mf-catalog/package.json'
import orders from '../../../mf-orders/package.json'
import settings from '../../../mf-settings/package.json'
import users from '../../../mf-users/package.json'

const MODULES = [
  { remote: catalog.remote, load: () => import('../../../mf-catalog/src/routes') },
  { remote: orders.remote, load: () => import('../../../mf-orders/src/routes') },
  { remote: settings.remote, load: () => import('../../../mf-settings/src/routes') },
  { remote: users.remote, load: () => import('../../../mf-users/src/routes') },
]

export function openLateModules() {
  return { load: (section) => moduleAt(section).load(), RemoteSlot, ReleaseNotices: () => null }
}

function moduleAt(section) {
  const found = MODULES.find(({ remote }) => remote.routes.includes(section))
  if (!found) throw new Error(`no module at ${section}`)
  return found
}

function RemoteSlot({ section }) {
  const [Module, setModule] = useState(null)
  useEffect(() => {
    moduleAt(section)
      .load()
      .then((module) => setModule(() => module.default))
  }, [section])
  if (!Module) return createElement(ModuleSkeleton, { slow: false })
  const below = section.replace(/^\/admin\//, '')
  const page = createElement(Module, { basePath: section })
  return createElement(Routes, null, createElement(Route, { path: `${below}/*`, element: page }))
}
