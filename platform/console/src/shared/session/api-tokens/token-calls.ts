import type { Input, Output } from 'atrium/contract/endpoint'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { api } from '#shared/api/api'
import type { Write } from '#shared/crud/actions/use-write'

type Tokens = typeof api.ownTokens
type Options = Parameters<Write>[2]

/** The calls for the tokens of one owner: those of the person, or of a service account. */
export interface TokenCalls {
  readonly list: () => UseQueryOptions<Output<Tokens['list']>>
  readonly permissions: () => UseQueryOptions<Output<Tokens['permissions']>>
  readonly add: (write: Write, body: Input<Tokens['add']>['body'], options: Options) => Promise<Output<Tokens['add']>>
  readonly rename: (write: Write, body: Input<Tokens['rename']>['body'], options: Options) => Promise<null>
  readonly revoke: (write: Write, ids: string, options: Options) => Promise<null>
}

/** The words that differ by the owner. */
interface TokenWords {
  /** The name of the list, for screen readers. */
  readonly list: string
  readonly empty: string
  /** The rights of a token without chosen permissions. */
  readonly allRights: string
  /** The data scope of a token without a narrower one. */
  readonly ownScope: string
}

/** The tokens of an owner, for the parts that show and change them. */
export interface TokensOfOwner {
  readonly calls: TokenCalls
  readonly words: TokenWords
}
