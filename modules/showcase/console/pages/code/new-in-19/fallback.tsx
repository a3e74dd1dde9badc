import { Component, type ReactNode } from 'react'

interface FallbackProps {
  text: string
  retry: string
  onRetry: () => void
  children: ReactNode
}

/** Shows a text and another try where what is in it fails. */
export class Fallback extends Component<FallbackProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    const { text, retry, onRetry, children } = this.props
    if (!this.state.isBroken) return children
    const again = () => {
      this.setState({ isBroken: false })
      onRetry()
    }
    return (
      <>
        <p role="alert">{text}</p>
        <button type="button" onClick={again}>
          {retry}
        </button>
      </>
    )
  }
}
