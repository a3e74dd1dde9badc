import type { FieldValue, Form, FormValues } from '@atrium/contract/form-schema/form'
import { problemText, type Language } from '@atrium/contract/form-schema/form-texts'
import { workerOf } from '@atrium/contract/form-schema/form-values'
import { fieldsOf } from '@atrium/contract/form-schema/form-walk'
import type { Dictionary } from '@atrium/contract/form-schema/value-text'
import { problemOf, type Problem } from '@atrium/contract/form-schema/values-check'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

interface StateParts {
  form: Form
  language: Language
  dictionary: Dictionary | undefined
  defaultValues: FormValues | undefined
  problems: Readonly<Record<string, Problem>> | undefined
  onChange: ((values: FormValues) => void) | undefined
}

const defaultsOf = (form: Form): FormValues =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) => (field.default === undefined ? [] : [[field.key, field.default]])),
  )

const matches = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text)

/** Given by others, such as a server, about values as they were then. */
interface Answer {
  readonly problems: Readonly<Record<string, Problem>> | undefined
  readonly about: FormValues
}

/** The values of a form and what is said at its fields: at those that were left, and at all once it was sent. */
export function useFormState({ form, language, dictionary, defaultValues, problems: given, onChange }: StateParts) {
  const [typed, setTyped] = useState<FormValues>(() => ({ ...defaultsOf(form), ...defaultValues }))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [answer, setAnswer] = useState<Answer>({ problems: undefined, about: {} })
  if (answer.problems !== given) setAnswer({ problems: given, about: typed })
  const fields = useMemo(() => fieldsOf(form), [form])
  const work = useMemo(() => workerOf(form), [form])
  const worked = useMemo(() => work(typed), [work, typed])
  const found = useMemo(() => {
    const known = (type: string) => dictionary?.(type)?.map(({ value }) => value)
    const all: Record<string, string> = {}
    for (const field of fields) {
      const said = typed[field.key] === answer.about[field.key] ? answer.problems?.[field.key] : undefined
      const problem = problemOf(field, worked, { matches, dictionary: known }) ?? said
      if (problem) all[field.key] = problemText(language, problem)
    }
    return all
  }, [fields, worked, typed, answer, language, dictionary])
  const problems = useMemo(
    () => Object.fromEntries(Object.entries(found).filter(([key]) => left.has(key) || answer.problems?.[key])),
    [found, left, answer],
  )
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  const first = useRef(worked)
  useEffect(() => {
    if (worked !== first.current) changed.current?.(worked.values)
  }, [worked])
  const set = useCallback(
    (key: string, value: FieldValue | undefined) => setTyped((before) => ({ ...before, [key]: value })),
    [],
  )
  const leave = useCallback(
    (key: string) => setLeft((before) => (before.has(key) ? before : new Set([...before, key]))),
    [],
  )
  /** Shows what is wrong with these fields; answers the first of them that is wrong. */
  const check = (keys: readonly string[]) => {
    setLeft((before) => new Set([...before, ...keys]))
    return keys.find((key) => found[key])
  }
  return { ...worked, problems, fields, set, leave, check }
}
