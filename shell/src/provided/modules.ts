import type { ProvidedModules } from '@loja/federation'
import * as platform from '@loja/platform'
import * as jotai from 'jotai'
import * as react from 'react'
import * as jsxDevRuntime from 'react/jsx-dev-runtime'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import { provideAntd } from './antd-components'
import * as reactQuery from './react-query'
import * as reactRouter from './react-router'

/** Everything that modules share with the shell. */
export function provideModules(versions: typeof __SHARED_VERSIONS__): ProvidedModules {
  return {
    '@loja/platform': { version: versions['@loja/platform'], module: platform },
    '@tanstack/react-query': { version: versions['@tanstack/react-query'], module: reactQuery },
    // Only days that are chosen in a calendar need it.
    dayjs: { version: versions.dayjs, load: loadDayjs },
    jotai: { version: versions.jotai, module: jotai },
    'jotai/utils': { version: versions.jotai, load: () => import('jotai/utils') },
    react: { version: versions.react, module: react },
    'react/jsx-dev-runtime': { version: versions.react, module: jsxDevRuntime },
    'react/jsx-runtime': { version: versions.react, module: jsxRuntime },
    'react-dom': { version: versions['react-dom'], module: reactDom },
    'react-dom/client': { version: versions['react-dom'], module: reactDomClient },
    'react-router': { version: versions['react-router'], module: reactRouter },
    ...provideAntd(versions.antd),
  }
}

async function loadDayjs(): Promise<object> {
  const [dayjs] = await Promise.all([import('dayjs'), import('dayjs/locale/pt-br')])
  dayjs.default.locale('pt-br')
  return dayjs
}
