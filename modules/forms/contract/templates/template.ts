import type { LocalText } from 'atrium/contract'
import type { Form } from '#modules/forms/engine/schema/form'

export type TemplateName =
  | 'leave'
  | 'expense'
  | 'visitor'
  | 'repair'
  | 'survey'
  | 'onboarding'
  | 'purchase'
  | 'incident'
  | 'feedback'
  | 'booking'

/** A design that a new form can begin with. */
export interface FormTemplate {
  readonly name: TemplateName
  /** One sentence for the person who designs the form. */
  readonly note: LocalText
  readonly design: Form
}
