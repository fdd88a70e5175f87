/**
 * Imports every shared package statically and keeps it reachable: what the shell does not really import is shaken out
 * of the build, and a remote that asks for it fails at render. A lazy import would hand the package over to the first
 * remote that loads it. A test compares this list with `SHARED_MODULES`.
 */
import * as platform from '@loja/platform'
import * as reactQuery from '@tanstack/react-query'
import * as antd from 'antd'
import * as dayjs from 'dayjs'
import * as jotai from 'jotai'
import * as jotaiUtils from 'jotai/utils'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as reactRouter from 'react-router'

const provided = [
  platform,
  reactQuery,
  antd,
  dayjs,
  jotai,
  jotaiUtils,
  react,
  jsxRuntime,
  reactDom,
  reactDomClient,
  reactRouter,
]

Object.defineProperty(globalThis, '__LOJA_PROVIDED__', { value: provided })
