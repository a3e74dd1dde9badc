/** What the demo offers beside the API, which runs inside of the browser there. */
export interface DemoHome {
  /** Puts the seed back in place of everything that was changed. */
  reset(): Promise<void>
  /** `memory`: this browser keeps nothing (a private window), changes end with the page. */
  readonly mode: 'persisted' | 'memory'
}

let current: DemoHome | undefined

/** Called once at start, in the demo build alone. */
export function setDemoHome(home: DemoHome): void {
  current = home
}

/** The demo's home; undefined in the ordinary build. */
export function demoHome(): DemoHome | undefined {
  return current
}
