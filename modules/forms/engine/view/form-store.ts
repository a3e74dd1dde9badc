import { limits, type Field, type FieldValue, type Form, type FormValues, type RowValues } from '../schema/form'
import { rowFieldsOf } from '../schema/kinds/rows'
import { costlyField, patternsIn, type CompilePattern } from '../schema/form-patterns'
import { valueErrorText, type Language } from '../schema/form-texts'
import { workerOf, type Worked } from '../schema/form-values'
import { fieldsOf } from '../schema/form-walk'
import type { Dictionary } from '../schema/value-text'
import { cellErrors, valueErrorOf, type ValueError } from '../schema/values-check'
import { loadPatterns } from './load-patterns'

/** The input of the store from outside. */
export interface FormParts {
  readonly form: Form
  readonly language: Language
  readonly dictionary: Dictionary | undefined
  /** Given by others, such as a server, about the values as they are when it arrives. */
  readonly errors: Readonly<Record<string, ValueError>> | undefined
  /** Gets all values after each change. */
  readonly onChange: ((values: FormValues) => void) | undefined
}

export interface FormState extends Worked {
  /** The messages at the fields: at those that were left, and at all once the form was sent. */
  readonly errors: Readonly<Record<string, string>>
}

/** The last check of a field, and what it was about. */
interface Checked {
  readonly about: readonly unknown[]
  readonly error: string | undefined
}

/** The last check of the cells of rows. */
interface CheckedCells {
  readonly about: readonly unknown[]
  readonly texts: Readonly<Record<string, string>>
  readonly hasError: boolean
}

/** The values of a form. What is the same after a change is the same object, so that a part that shows it does not render. */
export class FormStore {
  private parts: FormParts
  private fields: readonly Field[]
  private work: (given: FormValues) => Worked
  private patterns: ReturnType<typeof patternsIn>
  /** Missing until the engine is there; no value is checked by a pattern before. */
  private compile: CompilePattern | undefined
  private loading: Promise<void> | undefined
  private typed: FormValues
  private left: ReadonlySet<string> = new Set()
  private said: { errors: FormParts['errors']; about: FormValues }
  private checks = new Map<string, Checked>()
  private cells = new Map<string, CheckedCells>()
  private state: FormState
  private readonly listeners = new Set<() => void>()

  constructor(parts: FormParts, defaultValues: FormValues | undefined) {
    this.parts = parts
    this.fields = fieldsOf(parts.form)
    this.work = workerOf(parts.form)
    this.patterns = patternsIn(parts.form)
    this.typed = { ...defaultsOf(this.fields), ...defaultValues }
    this.said = { errors: parts.errors, about: this.typed }
    this.state = { ...this.work(this.typed), errors: {} }
    this.update()
  }

  readonly get = (): FormState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly set = (key: string, value: FieldValue | undefined): void => {
    this.typed = { ...this.typed, [key]: value }
    this.update()
    this.parts.onChange?.(this.state.values)
  }

  readonly leave = (key: string): void => {
    if (!this.left.has(key)) this.check([key])
  }

  /** Shows what is wrong with these fields, or with all; returns the first of them that is wrong. */
  readonly check = (keys: readonly string[] = this.fields.map(({ key }) => key)): string | undefined => {
    this.left = new Set([...this.left, ...keys])
    this.update()
    return keys.find((key) => this.checks.get(key)?.error ?? this.cells.get(key)?.hasError)
  }

  /**
   * Loads the engine of patterns. Returns undefined where the form has no patterns, or the engine is there. Without a network the promise
   * resolves too: the server checks what is sent.
   */
  readonly load = (): Promise<void> | undefined => {
    if (this.compile || this.patterns.length === 0) return undefined
    this.loading ??= this.loadEngine()
    return this.loading
  }

  private async loadEngine(): Promise<void> {
    try {
      this.compile = await loadPatterns()
      this.checks = new Map()
      this.update()
    } catch {
      // The next call tries again.
    } finally {
      this.loading = undefined
    }
  }

  configure(next: FormParts): void {
    const { form, language, dictionary, errors } = this.parts
    this.parts = next
    if (errors !== next.errors) this.said = { errors: next.errors, about: this.typed }
    const isOther = form !== next.form
    if (isOther) {
      this.fields = fieldsOf(next.form)
      this.work = workerOf(next.form)
      this.patterns = patternsIn(next.form)
    }
    if (isOther || language !== next.language || dictionary !== next.dictionary) this.checks = new Map()
    else if (errors === next.errors) return
    this.update()
    if (isOther) next.onChange?.(this.state.values)
  }

  private update(): void {
    const { said, left, state: before } = this
    const worked = this.work(this.typed)
    const costly = costlyField(this.patterns, worked.values)
    const errors: Record<string, string> = {}
    let isSpent = false
    for (const field of this.fields) {
      isSpent ||= field.key === costly
      const cells = this.cellsAt(field, worked)
      for (const [path, text] of Object.entries(cells)) {
        if (left.has(path) || left.has(field.key) || said.errors?.[path]) errors[path] = text
      }
      const own = this.errorAt(field, worked, isSpent ? costly : undefined)
      const error = own ?? this.textOfCells(field, cells)
      if (error && (left.has(field.key) || said.errors?.[field.key] || !own)) errors[field.key] = error
    }
    this.state = {
      values: worked.values,
      shown: sameSet(before.shown, worked.shown),
      linked: sameSet(before.linked, worked.linked),
      required: sameSet(before.required, worked.required),
      errors: sameTexts(before.errors, errors),
    }
    for (const listener of this.listeners) listener()
  }

  /** Checks a field, unless all that its check depends on is as it was. From the costly field on no pattern is matched, as on the server. */
  private errorAt(field: Field, worked: Worked, costly: string | undefined): string | undefined {
    const { key } = field
    const { parts, said } = this
    const given = this.typed[key] === said.about[key] ? said.errors?.[key] : undefined
    const about = [worked.values[key], worked.shown.has(key), worked.required.has(key), given, costly]
    const before = this.checks.get(key)
    if (before?.about.every((one, at) => one === about[at])) return before.error
    const dictionary = (type: string) => parts.dictionary?.(type)?.map(({ value }) => value)
    const error =
      valueErrorOf(field, worked, { matches: costly ? () => true : this.matches, dictionary, costly }) ?? given
    const text = error && valueErrorText(parts.language, error)
    this.checks.set(key, { about, error: text })
    return text
  }

  /** The texts of the errors in rows, by the paths of their cells. */
  private cellsAt(field: Field, worked: Worked): Readonly<Record<string, string>> {
    if (field.kind !== 'rows' || !worked.shown.has(field.key)) return {}
    const { parts, said } = this
    const value = worked.values[field.key]
    const given = this.typed[field.key] === said.about[field.key] ? said.errors : undefined
    const about = [value, given, parts.language, parts.dictionary]
    const before = this.cells.get(field.key)
    if (before?.about.every((one, at) => one === about[at])) return before.texts
    const dictionary = (type: string) => parts.dictionary?.(type)?.map((choice) => choice.value)
    const sent = Object.entries(given ?? {}).filter(([path]) => path.startsWith(`${field.key}.`))
    const found = { ...Object.fromEntries(sent), ...cellErrors(field, value, { matches: this.matches, dictionary }) }
    const texts = Object.fromEntries(
      Object.entries(found).map(([path, error]) => [path, valueErrorText(parts.language, error)]),
    )
    this.cells.set(field.key, { about, texts, hasError: Object.keys(texts).length > 0 })
    return texts
  }

  private textOfCells({ key }: Field, cells: Readonly<Record<string, string>>): string | undefined {
    const isMarked = Object.keys(cells).some((path) => this.left.has(key) || this.said.errors?.[path])
    return isMarked ? valueErrorText(this.parts.language, { code: 'cells' }) : undefined
  }

  /** A pattern that cannot be compiled, which a form in the making may have, checks nothing. */
  private readonly matches = (pattern: string, text: string): boolean => {
    try {
      return this.compile?.(pattern)(text) ?? true
    } catch {
      return true
    }
  }
}

const defaultsOf = (fields: readonly Field[]): FormValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const first = field.kind === 'rows' ? firstRows(field) : field.default
      return first === undefined ? [] : [[field.key, first]]
    }),
  )

/** As many blank rows as have to be filled in. */
function firstRows(field: Field): FieldValue | undefined {
  const least = (field.rules ?? []).map((rule) => {
    if (rule.rule === 'required' && !rule.when) return 1
    return rule.rule === 'count' ? (rule.min ?? 0) : 0
  })
  const count = Math.max(0, ...least)
  return count > 0 ? Array.from({ length: Math.min(count, limits.rows) }, () => rowDefaults(field)) : undefined
}

/** The values of a new row. */
export const rowDefaults = (field: Field): RowValues =>
  Object.fromEntries(rowFieldsOf(field).flatMap((one) => (one.default === undefined ? [] : [[one.key, one.default]])))

function sameSet(before: ReadonlySet<string>, after: ReadonlySet<string>): ReadonlySet<string> {
  return before.size === after.size && [...after].every((one) => before.has(one)) ? before : after
}

function sameTexts(before: FormState['errors'], after: FormState['errors']): FormState['errors'] {
  const keys = Object.keys(after)
  const isSame = keys.length === Object.keys(before).length && keys.every((key) => before[key] === after[key])
  return isSame ? before : after
}
