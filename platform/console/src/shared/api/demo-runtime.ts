import type { SeedChoice } from 'atrium/contract/session'

/** Functions of the demo beside the API, which runs in the browser there. */
export interface DemoRuntime {
  /** Puts these data in place of everything that was changed. `report` is called with how much is done, from 0 to 1. */
  reset(data: string, report?: (share: number) => void): Promise<void>
  /** The data that it was filled with. */
  readonly data: string
  /** The data that there are, in their order. */
  readonly seeds: readonly SeedChoice[]
  /** `memory`: this browser keeps nothing (a private window), changes end with the page. */
  readonly mode: 'persisted' | 'memory'
}

let current: DemoRuntime | undefined

/** Called once at start, in the demo build alone. */
export function setDemoRuntime(runtime: DemoRuntime | undefined): void {
  current = runtime
}

/** The runtime of the demo; undefined in the ordinary build. */
export function demoRuntime(): DemoRuntime | undefined {
  return current
}
