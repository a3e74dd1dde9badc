import * as z from 'zod'
import {
  fieldKinds,
  fileGroups,
  limits,
  widths,
  type Condition,
  type Form,
  type FormItem,
  type Link,
  type Option,
} from './form'
import { formErrorCodes, formErrorsOf, type FormError, type FormErrorCode } from './form-errors'
import type { Path } from './form-walk'

const text = (most: number) => z.strictObject({ zh: z.string().max(most), en: z.string().max(most) })
const title = text(limits.title)
const named = title.refine(({ zh }) => zh.trim() !== '', { path: ['zh'], error: 'tooShort' satisfies FormErrorCode })
const help = text(limits.help)
const key = z
  .string()
  .max(limits.key)
  .regex(/^[A-Za-z]\w*$/, 'keyFormat' satisfies FormErrorCode)
const number = z.number().min(-1e15).max(1e15)
const string = z.string().max(limits.value)
const strings = z.array(string).max(limits.options)
const value = z.union([z.string().max(limits.html), number, z.boolean(), strings])

const Condition: z.ZodType<Condition> = z
  .lazy(() => {
    const parts = z.array(Condition).min(1).max(limits.conditions)
    return z.union([
      z.strictObject({ all: parts }),
      z.strictObject({ any: parts }),
      z.strictObject({
        field: z.string().max(limits.key),
        is: z.enum(['equals', 'notEquals', 'contains', 'empty', 'notEmpty', 'greater', 'less', 'oneOf']),
        value: value.optional(),
      }),
    ])
  })
  .meta({ id: 'FormCondition' })

const Option: z.ZodType<Option> = z
  .lazy(() =>
    z.strictObject({
      value: z.string().min(1).max(limits.title),
      label: named,
      disabled: z.boolean().optional(),
      children: z.array(Option).optional(),
    }),
  )
  .meta({ id: 'FormOption' })
const options = z.union([z.array(Option), z.strictObject({ dictionary: z.string().min(1).max(100) })])

const message = { message: help.optional() }
const count = z.int().min(0).max(limits.value).optional()
const end = z.union([number, z.string().max(24)]).optional()
const rule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('required'), when: Condition.optional(), ...message }),
  z.strictObject({ rule: z.literal('length'), min: count, max: count, ...message }),
  z.strictObject({ rule: z.literal('range'), min: end, max: end, ...message }),
  z.strictObject({ rule: z.literal('pattern'), pattern: z.string().min(1).max(limits.pattern), ...message }),
  z.strictObject({ rule: z.literal('format'), format: z.enum(['phone', 'email', 'url', 'digits']), ...message }),
  z.strictObject({ rule: z.literal('count'), min: count, max: count, ...message }),
])

const when = { when: Condition.optional() }
const keys = z.array(z.string().max(limits.key)).min(1).max(limits.items)
const link: z.ZodType<Link> = z.union([
  z.strictObject({ ...when, to: value }),
  z.strictObject({ ...when, copy: z.string().max(limits.key) }),
  z.strictObject({ ...when, sum: keys }),
  z.strictObject({ ...when, product: keys }),
  z.strictObject({ ...when, days: keys }),
])

const item = { key, visible: Condition.optional() }

const Item: z.ZodType<FormItem> = z
  .lazy(() => {
    const items = z.array(Item)
    return z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.enum(fieldKinds),
        ...item,
        label: named,
        help: help.optional(),
        placeholder: title.optional(),
        default: value.optional(),
        width: z.literal(widths).optional(),
        rules: z.array(rule).max(limits.rules).optional(),
        links: z.array(link).max(limits.links).optional(),
        options: options.optional(),
        items: items.max(limits.rowFields).optional(),
        many: z.boolean().optional(),
        decimals: z.int().min(0).max(6).optional(),
        min: number.optional(),
        max: number.optional(),
        step: z.number().positive().max(1e15).optional(),
        types: z.array(z.enum(fileGroups)).min(1).max(fileGroups.length).optional(),
        megabytes: z.number().min(0.1).max(limits.fileMegabytes).optional(),
        most: z.int().min(1).max(limits.files).optional(),
      }),
      z.strictObject({
        kind: z.literal('row'),
        ...item,
        columns: z
          .array(z.strictObject({ span: z.int().min(1).max(12), items }))
          .min(1)
          .max(limits.columns),
      }),
      z.strictObject({ kind: z.literal('group'), ...item, title, collapsible: z.boolean().optional(), items }),
      z.strictObject({
        kind: z.enum(['tabs', 'steps']),
        ...item,
        panels: z
          .array(z.strictObject({ title: named, items }))
          .min(1)
          .max(limits.panels),
      }),
      z.strictObject({ kind: z.enum(['heading', 'note']), ...item, text: help }),
      z.strictObject({ kind: z.literal('divider'), ...item }),
    ])
  })
  .meta({ id: 'FormItem' })

const shape = z.strictObject({
  title: named,
  description: help.optional(),
  submit: title.optional(),
  items: z.array(Item),
})

/**
 * So deep data is no form, and reading it would take more stack than there is. A row is four levels (it, its columns, one of them, the
 * items of that), a group of conditions two; the rest are the form, a field and its rule.
 */
const deepest = limits.depth * 4 + limits.conditionDepth * 2 + 8

function isTooDeep(data: unknown): boolean {
  let level: unknown[] = [data]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  }
  return false
}

/** The schema of a form. The message of an issue is a `FormErrorCode` where the form as a whole is wrong. */
export const FormSchema: z.ZodType<Form> = z
  .preprocess((data, context) => {
    if (isTooDeep(data)) context.addIssue('tooDeep' satisfies FormErrorCode)
    return data
  }, shape)
  .superRefine((form, context) => {
    for (const { code, path, name, error } of formErrorsOf(form)) {
      context.addIssue({ code: 'custom', message: code, path: [...path], params: { name, error } })
    }
  })
  .meta({ id: 'Form' })

/** The form that the data is, or what keeps it from being one. */
export function readForm(
  data: unknown,
): { form: Form; errors?: undefined } | { form?: undefined; errors: FormError[] } {
  const { data: form, error } = FormSchema.safeParse(data)
  return form ? { form } : { errors: error.issues.map((issue) => errorOf(issue)) }
}

function errorOf(issue: z.core.$ZodIssue, start: Path = []): FormError {
  const path = [...start, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))]
  if (formErrorCodes.some((code) => code === issue.message)) {
    const { name, error } = ((issue.code === 'custom' && issue.params) || {}) as Partial<FormError>
    return { path, code: issue.message as FormErrorCode, ...(name !== undefined && { name }), ...(error && { error }) }
  }
  if (issue.code === 'unrecognized_keys')
    return { path: [...path, issue.keys[0]!], code: 'unknownProperty', name: issue.keys[0]! }
  if (issue.code === 'too_big') return { path, code: sizeOf(issue.origin, 'tooLong'), name: String(issue.maximum) }
  if (issue.code === 'too_small') return { path, code: sizeOf(issue.origin, 'tooShort'), name: String(issue.minimum) }
  if (issue.code === 'invalid_type') return { path, code: 'type', name: issue.expected }
  if (issue.code !== 'invalid_union') return { path, code: 'format' }
  if (issue.errors.length === 0) return { path, code: 'unknownKind' }
  const nearest = nearestOf(issue.errors)
  return nearest && nearest.path.length > 0 ? errorOf(nearest, path) : { path, code: 'format' }
}

/** Of the ways in which a value could be right, the first error of the nearest: it has these properties, and the error is deep in it. */
function nearestOf(ways: readonly (readonly z.core.$ZodIssue[])[]): z.core.$ZodIssue | undefined {
  const distance = (issues: readonly z.core.$ZodIssue[]) =>
    (issues.some(({ code }) => code === 'unrecognized_keys') ? 100 : 0) - (issues[0]?.path.length ?? 0)
  return ways.toSorted((a, b) => distance(a) - distance(b))[0]?.[0]
}

function sizeOf(origin: string, code: 'tooLong' | 'tooShort'): FormErrorCode {
  return origin === 'string' || origin === 'array' ? code : 'outOfRange'
}
