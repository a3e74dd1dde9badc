import type { LocalText } from 'atrium/contract'
import type { Form } from '#modules/forms/engine/schema/form'
import type { TemplateName } from '../../contract/templates/template'
import type { SheetColumn } from './sheet/column'

/** How a new form begins. */
export const ways = ['blank', 'template', 'copy', 'json', 'sheet'] as const
export type Way = (typeof ways)[number]

/** JSON as it was read or typed; without `design` it is no form yet. */
interface JsonText {
  readonly text: string
  readonly fileName?: string
  readonly design?: Form
}

/** Cells that are being pasted, or the columns that were read. */
export interface Sheet {
  readonly pasted: string
  readonly fileName?: string
  readonly columns?: readonly SheetColumn[]
  /** How many columns were left out because a form has no room for them. */
  readonly surplus?: number
}

/** The chosen way, and what each of the ways has so far, so that a look at another one loses nothing. */
export interface Start {
  readonly way: Way
  readonly template?: { readonly name: TemplateName; readonly design: Form }
  readonly formId?: number
  readonly json?: JsonText
  readonly sheet?: Sheet
}

/** A part of the dialog for one way. `suggest` fills in the title where the person has not typed one. */
export interface WayProps {
  start: Start
  onChange: (change: Partial<Start>) => void
  suggest: (title: LocalText) => void
}
