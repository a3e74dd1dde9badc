// For the TypeScript of a product: it reads no types from JavaScript of an installed package.
export function findProduct(from?: string): string | undefined
export function contractFile(folder: string): string
