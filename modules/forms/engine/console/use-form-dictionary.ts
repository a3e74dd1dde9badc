import type { Form } from '../schema/form'
import { allFieldsOf } from '../schema/form-walk'
import { useMemo } from 'react'
import { useDicts } from 'atrium/console/data'

/** The choices of the dictionaries that a form names, by type, in the language of the reader; undefined until they have come. */
export function useFormDictionary(form: Form): ReturnType<typeof useDicts> {
  return useDicts(useMemo(() => dictionariesOf(form), [form]))
}

function dictionariesOf(form: Form): string[] {
  const types = allFieldsOf(form).flatMap(({ options }) =>
    // A form under construction can have a field whose dictionary is not chosen yet.
    options && 'dictionary' in options && options.dictionary ? [options.dictionary] : [],
  )
  return [...new Set(types)]
}
