import { queryOf, request, RequestError } from 'atrium/console/data'
import { notify } from 'atrium/console/feedback'
import type { Form as FormDesign } from '../engine/schema/form'
import { api } from '#calls/forms'

/** A form that the designer works on: what the next save has to name. */
export interface SavedForm {
  readonly formId: number
  readonly version: number
}

/** Where the designer edits a form. */
export const designerAddress = (formId: number): string => `/forms/designer?form=${formId}`

/** The form in the address of a page, `?form=3`; undefined where there is none. */
export function formInAddress(search: URLSearchParams): number | undefined {
  const text = search.get('form') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Reads a form with its draft, for `useQuery`. */
export const formQuery = (formId: number) => queryOf(api.forms.read, { query: { formId } })

/**
 * Saves the draft. Returns the form's id and new version for the next save. Rejects with `RequestError` without showing it: `fields` has each
 * field error at its place, such as `design.items.3.key`, and the error `record.stale` means that somebody else saved meanwhile.
 */
export async function saveDesign(design: FormDesign, saved: SavedForm): Promise<SavedForm> {
  const body = { ...saved, design }
  return { formId: saved.formId, version: await request(api.forms.edit, { body }, { message: false }) }
}

/** Whether an error is about the design, which the designer shows at its places. */
export function isOfDesign(error: unknown): boolean {
  return error instanceof RequestError && Object.keys(error.fields).some((field) => field.startsWith('design.'))
}

/** Shows why a call that checks a design failed: the first setting that is not allowed, or the server's words. */
export function notifyError(error: unknown): void {
  if (error instanceof RequestError && !error.isHandled) notify.error(Object.values(error.fields)[0] ?? error.msg)
}
