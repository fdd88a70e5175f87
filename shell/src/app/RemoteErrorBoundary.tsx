import { Component, type ReactNode } from 'react'
import { ModuleProblem } from './ModuleProblem'
import { messages } from './messages'

interface Props {
  /** Named in the log, so that an error can be reported to the team that released it. */
  release: { name: string; version: string }
  children: ReactNode
}

/** Keeps an error of one module inside its place. React has no hook for this. */
export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const { name, version } = this.props.release
    console.error(`[${name}@${version}] render`, error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <ModuleProblem text={messages.moduleCrashed} onRetry={() => this.setState({ failed: false })} />
  }
}
