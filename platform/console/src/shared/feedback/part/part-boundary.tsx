import { PlainButton } from 'atrium/ui/button'
import { ErrorState } from 'atrium/ui/feedback/view-state'
import { Component, type ReactNode } from 'react'
import { useText } from '../../i18n/text'
import { texts } from '../text'

interface PartBoundaryProps {
  /** A sentence about what failed, such as "This example failed"; without it the place stays empty. */
  title?: string
  children: ReactNode
}

/**
 * Keeps the error of one part of a page to its place. Trying again renders the part from the beginning.
 * @example
 * <PartBoundary title={t('broken')}>
 *   <Live />
 * </PartBoundary>
 */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    const { title, children } = this.props
    if (!this.state.isBroken) return children
    return title === undefined ? null : <Broken title={title} onRetry={() => this.setState({ isBroken: false })} />
  }
}

function Broken({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useText(texts)
  return (
    <ErrorState
      compact
      title={title}
      hint={t('brokenHint')}
      action={<PlainButton onClick={onRetry}>{t('retry')}</PlainButton>}
    />
  )
}
