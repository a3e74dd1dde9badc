import type { Endpoint, Input, Output } from 'atrium/contract/endpoint'
import { language } from '../i18n/text'
import { request } from './request'

type Rest<E> = unknown extends Input<E> ? [input?: undefined] : [input: Input<E>]

/** The queries that began before what shows them, and until when their answer counts as just asked for, in milliseconds since 1970. */
export const freshUntil = new WeakMap<object, number>()

/**
 * The TanStack Query options of a call: `useQuery(queryOf(api.users.list, { query }))`. The key is method and path, input and
 * language, so that an answer in the other language is never reused; a query that is given up ends its request. One that `beginQuery`
 * began is not asked for again by the first that shows it.
 * @example
 * const { data, isPending, error } = useQuery(queryOf(api.users.list, { query: { page: 1 } }))
 */
export function queryOf<E extends Endpoint>(endpoint: E, ...rest: Rest<E>) {
  return {
    queryKey: [`${endpoint.method} ${endpoint.path}`, rest[0] ?? null, language()] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Output<E>> =>
      (request as Call<E>)(endpoint, rest[0], { signal }),
    staleTime: (query: { state: { dataUpdatedAt: number } }) =>
      Math.max(0, (freshUntil.get(query) ?? 0) - query.state.dataUpdatedAt),
  }
}

type Call<E> = (endpoint: E, input: unknown, options: { signal: AbortSignal }) => Promise<Output<E>>
