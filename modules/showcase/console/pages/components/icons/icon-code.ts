export const formats = ['component', 'name'] as const
export type Format = (typeof formats)[number]

/** Returns the code that shows an icon. */
export function codeOf(name: string, format: Format): string {
  return format === 'name' ? name : `<Icon name="${name}" />`
}
