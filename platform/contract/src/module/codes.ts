import type { Endpoint } from '../endpoint'
import type { ModuleContract } from './module'

/** Returns the calls of a module. */
export const callsOf = ({ api }: Pick<ModuleContract, 'api'>): Endpoint[] =>
  Object.values(api).flatMap((table) => Object.values(table))

/** Returns the permissions that the calls of a module need, and those that its handlers check. */
export const codesOf = (contract: Pick<ModuleContract, 'api' | 'module'>): string[] => [
  ...callsOf(contract).flatMap(({ access }) => (access === 'public' || access === 'signedIn' ? [] : [access].flat())),
  ...(contract.module.handlerPermissions ?? []),
]
