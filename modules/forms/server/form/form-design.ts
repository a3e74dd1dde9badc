import { textIn, type LocalText } from 'atrium/contract'
import { rejectFields, type Call } from 'atrium/server'
import type { Form as FormDesign } from '#modules/forms/engine/schema/form'
import { isField } from '#modules/forms/engine/schema/field-kinds'
import type { FormError } from '#modules/forms/engine/schema/form-errors'
import { formErrorText, type Language } from '#modules/forms/engine/schema/form-texts'
import { fieldsOf, placesOf } from '#modules/forms/engine/schema/form-walk'
import { readForm } from '#modules/forms/engine/schema/form.schema'
import { badValues } from './design-values'
import { badPatterns } from './patterns'

/** Returns the form that was sent. Throws naming every error at its place, such as `design.items.3.key`. */
export async function checkedDesign(call: Call, data: unknown): Promise<FormDesign> {
  const { form, errors: formErrors } = readForm(data)
  rejectFormErrors(formErrors ?? (await errorsIn(call, form)), formErrorText)
  return form!
}

/**
 * Returns a stored form, which may be older than a limit. Throws like `checkedDesign`, with the name of the item in each sentence, since
 * these are shown where the form is not.
 */
export async function checkedStored(call: Call, stored: string): Promise<FormDesign> {
  const design = JSON.parse(stored) as FormDesign
  const { form, errors: formErrors } = readForm(design)
  const places = placesOf(design)
  rejectFormErrors(formErrors ?? (await errorsIn(call, form)), (language, error) => {
    const text = formErrorText(language, error)
    const place = places.findLast(({ path }) => path.every((part, at) => part === error.path[at]))
    if (!place) return text
    const name = (isField(place.item) && textIn(language, place.item.label)) || place.item.key
    return language === 'en' ? `${name}: ${text}` : `「${name}」${text}`
  })
  return design
}

function rejectFormErrors(
  formErrors: readonly FormError[],
  textOf: (language: Language, error: FormError) => string,
): void {
  // Of several errors at one place the first is shown.
  const errors = formErrors.toReversed().map((error) => {
    const words: LocalText = { zh: textOf('zh-cn', error), en: textOf('en', error) }
    return [['design', ...error.path].join('.'), { words }]
  })
  rejectFields(Object.fromEntries(errors))
}

/** Returns what only a server finds: the pattern that its engine does not take, and the value that is not in a dictionary. */
async function errorsIn(call: Call, form: FormDesign): Promise<FormError[]> {
  const patterns = await badPatterns(form)
  return patterns.length > 0 ? patterns : badValues(call, form)
}

const english = ({ en }: LocalText) => en.trim()

/** Returns the parts of a design that have columns of their own. */
export function designColumns(design: FormDesign) {
  return {
    title: design.title.zh.trim(),
    titleEn: english(design.title),
    design: JSON.stringify(design),
    items: placesOf(design).length,
  }
}

/** Whether there is anything to fill in. */
export const hasFields = (design: FormDesign): boolean => fieldsOf(design).length > 0
