import type { LocalText } from 'atrium/contract'
import type { Form } from '#modules/forms/engine/schema/form'
import { formErrorText, type Language } from '#modules/forms/engine/schema/form-texts'
import { readForm } from '#modules/forms/engine/schema/form.schema'
import type { Rejected } from '../use-new-form'

const title: LocalText = { zh: '-', en: '' }

/** The title is asked for in the dialog, so that the one in the JSON keeps nothing from being a form. */
const titled = (json: unknown) =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json, title } : json

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The design in a text; undefined where it is none. */
export const designIn = (text: string): Form | undefined => readForm(titled(parsed(text))).form

/** The title that a text proposes. */
export function titleIn(text: string): LocalText | undefined {
  const { zh, en } = (parsed(text) as { title?: Partial<Record<keyof LocalText, unknown>> } | undefined)?.title ?? {}
  return typeof zh === 'string' && zh !== '' ? { zh, en: typeof en === 'string' ? en : '' } : undefined
}

/** Returns the errors of a document that is no form, each with the path to its place; last those that only the server found. */
export function errorsIn(json: unknown, language: Language, rejected?: Rejected) {
  const errors = readForm(titled(json)).errors ?? []
  const own = errors.map((error) => ({ path: error.path.map(String), message: formErrorText(language, error) }))
  const others = Object.entries(rejected?.fields ?? {}).map(([field, message]) => ({
    path: field.split('.').slice(1),
    message,
  }))
  return [...own, ...others]
}
