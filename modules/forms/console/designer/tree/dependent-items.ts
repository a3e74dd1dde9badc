import type { Form, FormItem } from '#modules/forms/engine/schema/form'
import { readForm } from '#modules/forms/engine/schema/form.schema'
import { designErrors } from '../errors/design-errors'
import { findItem, removeItem } from './form-tree'

/** Returns the items that have errors without the item of this key, since they are shown, required or worked out from it. */
export function dependentOn(form: Form, key: string): FormItem[] {
  const keysWrong = (of: Form) => new Set(designErrors(of, readForm(of).errors ?? [], []).map((error) => error.key))
  const [before, after] = [keysWrong(form), keysWrong(removeItem(form, key))]
  return [...after].flatMap((wrong) => (wrong === undefined || before.has(wrong) ? [] : (findItem(form, wrong) ?? [])))
}
