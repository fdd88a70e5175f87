import { paths, type RemoteProps } from '@loja/platform'
import { NotFound } from '@loja/ui'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { FeedbacksPage } from './feedbacks/FeedbacksPage'
import { UsersPage } from './users/UsersPage'

const PAGES: Record<string, () => ReactNode> = {
  [paths.users]: UsersPage,
  [paths.feedbacks]: FeedbacksPage,
}

/** The module: the page of the route that it is mounted at. */
export default function UsersModule({ basePath }: RemoteProps) {
  return (
    <Routes>
      <Route index Component={PAGES[basePath] ?? NotFound} />
      <Route path="*" Component={NotFound} />
    </Routes>
  )
}
