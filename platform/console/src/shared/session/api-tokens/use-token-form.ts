import type { OwnToken } from 'atrium/contract/system/user/token/token'
import { tokenDays } from 'atrium/contract/system/user/token/token-limits'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type RecordFormHandle } from '#shared/crud/form/use-record-form'
import type { TokenCalls } from './token-calls'

/** The values of the form: a select has no value that is null, and addresses are typed one on each line. */
const blank = {
  tokenName: '',
  days: tokenDays.default as number,
  rights: 'all' as 'all' | 'some',
  permissions: [] as string[],
  dataScope: 0 as 0 | NonNullable<OwnToken['dataScope']>,
  addresses: '',
}

export type TokenValues = typeof blank

/** A token that was just made, with its name. */
export interface MadeToken {
  readonly name: string
  readonly token: string
}

/** Returns the addresses of a text, one on each line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The form of a new token. */
export function useTokenForm(
  calls: TokenCalls,
  onMade: (made: MadeToken) => void,
): RecordFormHandle<TokenValues, never> {
  const write = useWrite()
  return useRecordForm<TokenValues, never>({
    blank,
    read: () => Promise.reject(new Error('A token is never read.')),
    valuesOf: () => blank,
    save: async ({ rights, permissions, dataScope, addresses, ...values }) => {
      const body = {
        ...values,
        permissions: rights === 'all' ? null : permissions,
        dataScope: dataScope === 0 ? null : dataScope,
        addresses: linesOf(addresses),
      }
      const { token } = await calls.add(write, body, { ...inForm, done: false })
      onMade({ name: values.tokenName, token })
    },
  })
}
