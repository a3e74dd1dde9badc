import type { ModuleContract } from './module'

type Contracts = Readonly<Record<string, ModuleContract>>

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

/** The calls, or the kinds of records, of all modules. */
export type Joined<C extends Contracts, K extends 'api' | 'records'> = Intersection<C[keyof C][K]>

/** Puts the calls, or the kinds of records, of all modules into one table. `checkModules` says where two have the same name. */
export function joined<C extends Contracts, K extends 'api' | 'records'>(contracts: C, key: K): Joined<C, K> {
  return Object.assign({}, ...Object.values(contracts).map((one) => one[key])) as Joined<C, K>
}
