import { PlainButton } from '@atrium/ui/button'
import { ErrorState } from '@atrium/ui/view-state'
import { Component, type ReactNode } from 'react'
import { useText } from '../i18n/text'
import { texts } from './text'

/** Keeps the error of one example to its stage. Trying again renders it from the beginning. */
export class ExampleBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <Broken onRetry={() => this.setState({ isBroken: false })} />
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useText(texts)
  return (
    <ErrorState
      compact
      title={t('broken')}
      hint={t('brokenHint')}
      action={<PlainButton onClick={onRetry}>{t('retry')}</PlainButton>}
    />
  )
}
