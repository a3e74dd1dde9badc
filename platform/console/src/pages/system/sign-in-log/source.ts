import type { SignInResult } from 'atrium/contract/system/log/sign-in-log'
import { api } from '#shared/api/api'
import { pagedSource } from '#shared/crud/rows/list-source'
import { aMoment, anyText, oneOf } from '#shared/crud/rows/use-list-params'

export const results = [
  'success',
  'unknownUser',
  'wrongPassword',
  'wrongCode',
  'wrongPasskey',
  'copiedPasskey',
  'provider',
  'noIdentity',
  'providerOnly',
  'disabled',
  'passwordExpired',
  'address',
  'throttled',
] as const satisfies readonly SignInResult[]

export const source = pagedSource(
  api.signInLogs.list,
  {
    filters: { username: anyText, address: anyText, result: oneOf(...results), from: aMoment, to: aMoment },
    sorts: ['at' as const],
  },
  // The log sorts by time alone, so that its call takes only the order.
  { sort: undefined },
)
