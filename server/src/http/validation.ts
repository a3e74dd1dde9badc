import type { Endpoint } from '@atrium/contract/endpoint'
import type { Language } from '@atrium/contract/language'
import type { HonoRequest } from 'hono'
import * as z from 'zod'
import { AppError } from './app-error'
import { readBody } from './body/body'
import { fieldMessages } from './messages'

type Limited = 'tooLong' | 'tooShort' | 'tooLarge' | 'tooSmall' | 'repeatedRow'
type Named = 'unknownName' | 'unknownNameNear' | 'unknownNameOf' | 'sharedName' | 'keptRoles'
type Kind = keyof typeof fieldMessages
/** What can be wrong with a field, with what its message says: the limit, or names and what would be right instead. */
export type FieldProblem =
  | Exclude<Kind, Limited | Named>
  | readonly [kind: Limited, limit: number]
  | readonly [kind: Named, name: string, other?: string]

type Issue = z.core.$ZodIssue
type Problem = readonly [kind: Kind, value?: number | bigint | string, other?: string]

/** What the schema itself calls its problem, see the contract's `TextForm`. */
const ownKind = ({ message: kind }: Issue) => (Object.hasOwn(fieldMessages, kind) ? (kind as Kind) : 'wrongForm')

function problemOf(issue: Issue): Problem {
  switch (issue.code) {
    case 'unrecognized_keys':
      return ['unknown']
    case 'too_big':
      return [issue.origin === 'string' ? 'tooLong' : 'tooLarge', issue.maximum]
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? ['required'] : ['tooShort', issue.minimum]
      return ['tooSmall', issue.minimum]
    case 'invalid_type':
      return [issue.input === undefined ? 'required' : 'wrongType']
    case 'invalid_union':
      return [issue.input === undefined ? 'required' : ownKind(issue)]
    case 'invalid_value':
      return [issue.input === undefined ? 'required' : 'notOffered']
    default:
      return [ownKind(issue)]
  }
}

function message([kind, value, other]: Problem, language: Language): string {
  return fieldMessages[kind][language].replace(/\{(\w+)\}/g, (_, slot: string) =>
    String(slot === 'other' ? other : value),
  )
}

export function fieldMessage(problem: FieldProblem, language: Language): string {
  return message(typeof problem === 'string' ? [problem] : problem, language)
}

function pathsOf(issue: Issue): string[] {
  const path = issue.path.map(String)
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key].join('.')) : [path.join('.')]
}

/** What is wrong with each offending field, by its path, or the value as the schema made it. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  language: Language,
): { data: z.output<S> } | { fields: Record<string, string> } {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { data: result.data }
  // A map, since a plain object has names already, such as "constructor".
  const fields = new Map<string, string>()
  for (const issue of result.error.issues) {
    for (const path of pathsOf(issue)) if (!fields.has(path)) fields.set(path, message(problemOf(issue), language))
  }
  return { fields: Object.fromEntries(fields) }
}

/** Checks a value against a schema. Throws `request.invalid` naming every offending field, in the reader's language. */
export function validate<S extends z.ZodType>(schema: S, value: unknown, language: Language): z.output<S> {
  const checked = check(schema, value, language)
  if ('data' in checked) return checked.data
  throw new AppError('request.invalid', { fields: checked.fields })
}

/** Refuses fields for what the schemas cannot judge, in the same form as they do. Without a problem it does nothing. */
export function refuseFields(language: Language, problems: Readonly<Record<string, FieldProblem>>): void {
  const fields = Object.entries(problems).map(([field, problem]) => [field, fieldMessage(problem, language)] as const)
  if (fields.length) throw new AppError('request.invalid', { fields: Object.fromEntries(fields) })
}

export function refuseField(language: Language, field: string, problem: FieldProblem): never {
  throw new AppError('request.invalid', { fields: { [field]: fieldMessage(problem, language) } })
}

/** The query string as an object. A key that comes twice is refused rather than guessed at. */
export function readQuery(url: string, language: Language): Record<string, string> {
  const query = new Map<string, string>()
  for (const [key, value] of new URL(url).searchParams) {
    if (query.has(key)) refuseField(language, key, 'repeated')
    if (value.includes('\0')) refuseField(language, key, 'wrongForm')
    query.set(key, value)
  }
  // This makes a field even of "__proto__", which an assignment would swallow.
  return Object.fromEntries(query)
}

/** A call without a body may still send the empty object that some clients always send. */
const noBody = z.union([z.undefined(), z.strictObject({})])
const noQuery = z.strictObject({})

/** `query` and `body` of a call as they were sent. */
export interface Sent {
  readonly query: unknown
  readonly body: unknown
}

/** Reads what was sent, which `checkInput` is still to check. */
export async function readSent(request: HonoRequest, { maxBody }: Endpoint, language: Language): Promise<Sent> {
  return { query: readQuery(request.url, language), body: await readBody(request.raw, maxBody) }
}

/** The checked `query` and `body` of a call. */
export function checkInput(sent: Sent, { query, body }: Endpoint, language: Language): Sent {
  return {
    query: validate(query instanceof z.ZodUndefined ? noQuery : query, sent.query, language),
    body: validate(body instanceof z.ZodUndefined ? noBody : body, sent.body, language),
  }
}
