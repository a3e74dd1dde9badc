import type { Form } from '#modules/forms/engine/schema/form'
import type { FormError } from '#modules/forms/engine/schema/form-errors'
import { formErrorText, type Language } from '#modules/forms/engine/schema/form-texts'
import type { Path } from '#modules/forms/engine/schema/form-walk'

/** Where an error is: the item, none for the form itself, and its setting, such as `rules.0.min`. */
interface Place {
  readonly key: string | undefined
  readonly setting: string
}

/** An error that the server found when the form was saved, in the language of the reader. It holds while the value is the same. */
export interface ServerError extends Place {
  readonly path: Path
  readonly text: string
  readonly value: unknown
}

export type DesignError = Place & ((FormError & { readonly text?: undefined }) | ServerError)

export function errorText(language: Language, error: DesignError): string {
  return error.text ?? formErrorText(language, error)
}

/** The errors of the form at their places, and those of the server that were not corrected since. */
export function designErrors(
  form: Form,
  errors: readonly FormError[],
  fromServer: readonly ServerError[],
): DesignError[] {
  const own = errors.map((error) => ({ ...error, ...placeAt(form, error.path) }))
  const paths = new Set(own.map(({ path }) => path.join('.')))
  const isOpen = ({ path, key, value }: ServerError) =>
    !paths.has(path.join('.')) && placeAt(form, path).key === key && valueAt(form, path) === value
  return [...own, ...fromServer.filter(isOpen)]
}

/** The errors of an answer by their fields, such as `design.items.3.key`, that are about the form. */
export function serverErrors(form: Form, fields: Readonly<Record<string, string>>): ServerError[] {
  return Object.entries(fields).flatMap(([field, text]) => {
    const [start, ...names] = field.split('.')
    if (start !== 'design') return []
    const path = names.map((name) => (/^\d+$/.test(name) ? Number(name) : name))
    return [{ ...placeAt(form, path), path, text, value: valueAt(form, path) }]
  })
}

type Parts = Record<string | number, unknown>
const partOf = (part: unknown, name: string | number) => (part as Parts | null | undefined)?.[name]
const valueAt = (form: Form, path: Path): unknown => path.reduce<unknown>(partOf, form)

/** The innermost item on the way to a path, and the rest of the path. */
function placeAt(form: Form, path: Path): Place {
  let [key, start]: [string | undefined, number] = [undefined, 0]
  let part: unknown = form
  for (const [at, name] of path.entries()) {
    part = partOf(part, name)
    if (typeof part !== 'object' || part === null) break
    if ('kind' in part && 'key' in part) [key, start] = [String(part.key), at + 1]
  }
  return { key, setting: path.slice(start).join('.') }
}
