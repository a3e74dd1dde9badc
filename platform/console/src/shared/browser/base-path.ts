/**
 * The path below which the server serves the console and the API, such as `/admin`; empty at the root of a site. The server writes it into the
 * page, so that one build fits every path.
 */
export const basePath = document.documentElement.dataset.base ?? ''

/** Returns the address of a path of the console or of the API. */
export const withBase = (path: string): string => basePath + path
