/** Where the API runs: in the Node server, or inside the browser in the static demo. */
export type Runtime = 'node' | 'demo'

/** Marks what the Node server alone shows, or shows well enough for the demo too. */
export const served = '@served'
/** Marks what only the demo has. */
export const inBrowser = '@in-browser'
