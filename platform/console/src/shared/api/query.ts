import type { Endpoint, Input, Output } from '@atrium/contract/endpoint'
import { language } from '../i18n/text'
import { answeredAhead, request } from './request'

/** How long an answer that came ahead counts as just asked for, in milliseconds. */
const aheadFresh = 2000

type Rest<E> = unknown extends Input<E> ? [input?: undefined] : [input: Input<E>]

/**
 * The TanStack Query options of a call: `useQuery(queryOf(api.users.list, { query }))`. The key is method and path, input and
 * language, so that an answer in the other language is never reused; a query that is given up ends its request. What was asked
 * ahead and is answered already is there with the first render.
 * @example
 * const { data, isPending, error } = useQuery(queryOf(api.users.list, { query: { page: 1 } }))
 */
export function queryOf<E extends Endpoint>(endpoint: E, ...rest: Rest<E>) {
  return {
    queryKey: [`${endpoint.method} ${endpoint.path}`, rest[0] ?? null, language()] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Output<E>> =>
      (request as Call<E>)(endpoint, rest[0], { signal }),
    initialData: () => answeredAhead(endpoint, rest[0] as { query?: object } | undefined) as Output<E> | undefined,
    // An answer that came ahead is not asked for again by the render that takes it.
    staleTime: ({ state }: { state: { dataUpdateCount: number } }) => (state.dataUpdateCount === 0 ? aheadFresh : 0),
  }
}

type Call<E> = (endpoint: E, input: unknown, options: { signal: AbortSignal }) => Promise<Output<E>>
