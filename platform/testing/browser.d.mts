// For the TypeScript of a product: it reads no types from JavaScript of an installed package.
export const browserFlags: string[]
export function presentBrowser(): Promise<string | undefined>
export function presentHeadlessBrowser(): Promise<string | undefined>
export function findBrowser(): Promise<string>
