/** What the demo offers beside the API, which runs inside of the browser there. */
export interface DemoRuntime {
  /** Puts the seed back in place of everything that was changed. */
  reset(): Promise<void>
  /** `memory`: this browser keeps nothing (a private window), changes end with the page. */
  readonly mode: 'persisted' | 'memory'
}

let current: DemoRuntime | undefined

/** Called once at start, in the demo build alone. */
export function setDemoRuntime(runtime: DemoRuntime): void {
  current = runtime
}

/** The runtime of the demo; undefined in the ordinary build. */
export function demoRuntime(): DemoRuntime | undefined {
  return current
}
