import type { LocalText } from '../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../kind/field-kind'

/** The acts on a record that are events, with their words. */
export const eventActs = {
  create: { zh: '新增', en: 'created' },
  update: { zh: '修改', en: 'changed' },
  delete: { zh: '删除', en: 'deleted' },
} as const satisfies Readonly<Record<string, LocalText>>
export type EventAct = keyof typeof eventActs

/** An event that a module declares, beside those of its records. */
export interface EventKind {
  readonly name: LocalText
}

/** The events of a module, by a type that begins with its name: `{ 'stock.counted': { … } }`. */
export type EventKinds = Readonly<Record<string, EventKind>>

/** Every event. */
export const allEvents = '*'
/** The type of the event that the test of a webhook sends. */
export const testEvent = 'test'
/** The most events that a webhook names, and the longest type of one. */
export const mostEvents = { count: 100, length: 100 } as const

/** A type such as `order.create`, all of a kind of record such as `order.*`, or `*`. */
const pattern = /^(?:\*|[a-z][A-Za-z0-9]*\.(?:\*|[a-z][A-Za-z0-9]*))$/

interface EventsTypes {
  readonly value: readonly string[]
  readonly empty: readonly string[]
  readonly filter: never
  readonly isNamed: false
}

const kind = fieldKind<readonly string[]>({
  name: 'events',
  words: { zh: '事件', en: 'Events' },
  column: 'json',
  empty: [],
  schema: ({ z, requiredText }) =>
    z
      .array(
        requiredText(mostEvents.length)
          .regex(pattern)
          .meta({ examples: ['post.create'] }),
      )
      .min(1)
      .max(mostEvents.count)
      .refine((list) => new Set(list).size === list.length),
  row: ({ z }) => z.array(z.string()),
  text: (types) => types.join(', '),
  sample: (n) => [['*'], ['post.*'], ['post.create', 'user.update']][n % 3],
  wrong: () => [[], ['Post.create'], ['post'], ['post.create', 'post.create'], 'post.create'],
})

/** The events that a webhook gets. */
export const events = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<EventsTypes, O>(kind, label, options)

/** Returns whether a webhook that names these events gets one of a type. */
export function isAskedFor(type: string, asked: readonly string[]): boolean {
  const [kindOfRecord] = type.split('.')
  return asked.some((one) => one === allEvents || one === type || one === `${kindOfRecord}.*`)
}
