import { Component, type ReactNode } from 'react'
import css from './schema-form.module.css'

interface BoundaryProps {
  form: unknown
  text: string
  children: ReactNode
}

interface BoundaryState {
  readonly failed?: boolean
  readonly form?: unknown
}

/** Shows in place of a form that it cannot be drawn; another form is tried again. */
export class FormBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true }
  }

  static getDerivedStateFromProps({ form }: BoundaryProps, state: BoundaryState): BoundaryState {
    return state.form === form ? state : { form, failed: false }
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <p className={css.unknown} role="alert">
        {this.props.text}
      </p>
    ) : (
      this.props.children
    )
  }
}
