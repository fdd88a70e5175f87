import { Component, type ReactNode } from 'react'

interface Props {
  release: { name: string; version: string }
  onError: (error: unknown) => void
  children: ReactNode
}

/** Contains errors of a module. React has no hook for this. */
export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const { name, version } = this.props.release
    console.error(`[${name}@${version}] render`, error)
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
