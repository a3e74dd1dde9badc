import { ValueNode, type Compilable, type CompiledQuery, type Expression, type OperationNode } from 'kysely'
import { prepare } from './engines/statements/prepared'
import type { Database } from './schema'

/** A value of a query: itself, or its place in a statement that is built before the value is known. */
export type Value<T> = T | Expression<T>

type Plain = string | number
type Fixing = boolean | null | undefined

declare const source: unique symbol

/**
 * The placeholders that a statement is built from in place of its values: those of numbers and texts cannot be read, and lists have
 * their length. What decides about the SQL is itself: booleans, null, empty texts, what is missing, and each `literal`.
 */
export type Params<T> = ParamsPart<T> & { readonly [source]?: T }

/** For queries that are also built without a statement, by the values themselves. */
export type OptionalParams<T> = T | Params<T>

type ParamsPart<T> =
  | Extract<T, Fixing>
  | (Extract<T, Plain> extends never ? never : Expression<Extract<T, Plain>>)
  | ParamsObject<Exclude<T, Plain | Fixing>>

type ParamsObject<T> =
  T extends Literal<infer F>
    ? F
    : T extends readonly (infer E)[]
      ? ParamsPart<E>[]
      : { readonly [K in keyof T]: ParamsPart<T[K]> }

/** Nothing for a query without values. */
export type ValuesOf<G> = unknown extends G ? void : G extends { readonly [source]?: infer T } ? NonNullable<T> : never

export class Literal<T extends Plain> {
  readonly value: T
  constructor(value: T) {
    this.value = value
  }
}

/** Marks a value that decides about the SQL, such as a direction. Only for a few different ones: each makes a statement of its own. */
export const literal = <T extends Plain>(value: T) => new Literal(value)

const same = (value: never): unknown => value

/** The placeholder of a value in a statement. Kysely treats it as a value, so that it becomes a parameter. */
class Placeholder implements Expression<never> {
  readonly index: number
  readonly change: (value: never) => unknown
  constructor(index: number, change = same) {
    this.index = index
    this.change = change
  }
  get expressionType(): undefined {
    return undefined
  }
  toOperationNode(): OperationNode {
    return ValueNode.create(this)
  }
}

/** Another value made from one, such as the pattern for a text: now, or each time the statement runs. */
export function mapped<T extends Plain, U>(value: Value<T>, change: (value: T) => U): Value<U> {
  if (!(value instanceof Placeholder)) return change(value as T)
  const { index, change: before } = value
  return new Placeholder(index, (inner) => change(before(inner) as T))
}

/** Statements kept of one definition. Past that the one built first is dropped. */
const mostStatements = 100

/** The values in the order of their places, and what distinguishes the SQL for them from that for others. */
interface Reading {
  readonly values: Plain[]
  key: string
}

/** Reads the values of a call; with `places`, returns placeholders in their place, for building the query. */
function read(value: unknown, reading: Reading): unknown {
  // An empty text stays one, since it is no filter.
  if (typeof value === 'number' || (typeof value === 'string' && value)) {
    reading.key += '?'
    return new Placeholder(reading.values.push(value) - 1)
  }
  if (value === null || typeof value !== 'object') {
    reading.key += JSON.stringify(value) ?? '_'
    return value
  }
  if (value instanceof Literal) {
    reading.key += JSON.stringify(value.value)
    return value.value
  }
  if (Array.isArray(value)) {
    reading.key += '['
    const list = value.map((item) => read(item, reading))
    reading.key += ']'
    return list
  }
  reading.key += '{'
  const given: Record<string, unknown> = {}
  for (const name in value) {
    reading.key += `${name}:`
    given[name] = read((value as Record<string, unknown>)[name], reading)
  }
  reading.key += '}'
  return given
}

/** Functions that the adapter of an engine may have for statements beside Kysely's way, whose promises take longer than a short query. */
export interface ReadsNow {
  /** The rows of a read by their names in code, or undefined where it has to take the ordinary way. Not for a transaction. */
  readonly readNow: (query: CompiledQuery) => unknown[] | undefined
}

interface Statement<V, O> {
  (db: Database, values: V): Promise<O[]>
  /** Returns the query with its values, for a caller that sends it in another way. */
  readonly compile: (db: Database, values: V) => CompiledQuery<O>
}

/**
 * Returns a query that is built and compiled once for each form that its values can have. Building one costs
 * several times what running it does. Write it as a constant of a file: what `build` knows is then the database and `Params`, in
 * which there is no value of any caller, so that none can end in the statement of another one. With `isPrepared`
 * PostgreSQL reads and plans it once as well (see `prepare`).
 * @example
 * const usersOf = statement((db, { deptIds }: Params<{ deptIds: number[] }>) =>
 *   db.selectFrom('users').where('deptId', 'in', deptIds).selectAll(),
 * )
 * const rows = await usersOf(call.db, { deptIds: [3, 4] })
 */
export function statement<G, O>(
  build: (db: Database, given: G) => Compilable<O>,
  { isPrepared = false }: { isPrepared?: boolean } = {},
): Statement<ValuesOf<G>, O> {
  // Of each database, which has a language of its own. The transactions of one have the same adapter.
  const compiled = new WeakMap<object, Map<string, CompiledQuery<O>>>()
  const compile = (db: Database, values: ValuesOf<G>): CompiledQuery<O> => {
    const { adapter } = db.getExecutor()
    const kept = compiled.get(adapter) ?? new Map<string, CompiledQuery<O>>()
    compiled.set(adapter, kept)
    const reading: Reading = { values: [], key: '' }
    const given = read(values, reading) as G
    let query = kept.get(reading.key)
    if (!query) {
      query = build(db, given).compile()
      if (isPrepared) prepare(query.sql)
      kept.set(reading.key, query)
      if (kept.size > mostStatements) kept.delete(kept.keys().next().value!)
    }
    return { ...query, parameters: query.parameters.map(filledWith(reading.values)) }
  }
  const run = async (db: Database, values: ValuesOf<G>): Promise<O[]> => {
    const query = compile(db, values)
    const adapter = db.getExecutor().adapter as Partial<ReadsNow>
    const now = db.isTransaction ? undefined : adapter.readNow?.(query)
    return (now as O[] | undefined) ?? (await db.executeQuery<O>(query)).rows
  }
  return Object.assign(run, { compile })
}

const filledWith = (values: readonly Plain[]) => (parameter: unknown) =>
  parameter instanceof Placeholder ? parameter.change(values[parameter.index] as never) : parameter
